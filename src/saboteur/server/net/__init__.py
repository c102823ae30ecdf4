"""HTTP and WebSockets: access, requests and responses."""
