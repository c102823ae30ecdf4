"""HTTP and sockets: who may come in, what is asked, what is answered."""
