/** Passkeys: what the server sends and takes as JSON, browsers want as bytes. */

interface Made {
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  challenge: string;
  pubKeyCredParams: PublicKeyCredentialParameters[];
  timeout: number;
  excludeCredentials: { id: string; type: "public-key" }[];
  authenticatorSelection: AuthenticatorSelectionCriteria;
}

interface Asked {
  rpId: string;
  challenge: string;
  timeout: number;
  userVerification: UserVerificationRequirement;
}

/** Whether this browser knows passkeys. */
export const known = (): boolean => "PublicKeyCredential" in window && "credentials" in navigator;

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function base64url(buffer: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What the device says if it has a passkey of this person already. */
export const THERE = "there";

/** Let the device make a passkey; null if it, or the person, does not want to. */
export async function make(options: string): Promise<string | null> {
  const wish = JSON.parse(options) as Made;
  try {
    const made = await navigator.credentials.create({
      publicKey: {
        ...wish,
        challenge: bytes(wish.challenge),
        user: { ...wish.user, id: bytes(wish.user.id) },
        excludeCredentials: wish.excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
        attestation: "none",
      },
    });
    if (!(made instanceof PublicKeyCredential)) return null;
    const response = made.response as AuthenticatorAttestationResponse;
    return written(made, { attestationObject: base64url(response.attestationObject) });
  } catch (error) {
    return error instanceof DOMException && error.name === "InvalidStateError" ? THERE : null;
  }
}

/** Let a device answer with one of its passkeys; null if it, or the person, does not want to. */
export async function answer(options: string): Promise<string | null> {
  const wish = JSON.parse(options) as Asked;
  try {
    const found = await navigator.credentials.get({
      publicKey: { ...wish, challenge: bytes(wish.challenge), allowCredentials: [] },
    });
    if (!(found instanceof PublicKeyCredential)) return null;
    const response = found.response as AuthenticatorAssertionResponse;
    return written(found, {
      authenticatorData: base64url(response.authenticatorData),
      signature: base64url(response.signature),
      userHandle: response.userHandle ? base64url(response.userHandle) : null,
    });
  } catch {
    return null;
  }
}

function written(credential: PublicKeyCredential, response: Record<string, string | null>): string {
  return JSON.stringify({
    id: credential.id,
    rawId: base64url(credential.rawId),
    type: credential.type,
    response: { clientDataJSON: base64url(credential.response.clientDataJSON), ...response },
  });
}
