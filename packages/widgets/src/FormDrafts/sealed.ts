/** A text that is encrypted, with the numbers that it was encrypted with. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Reads a key of 32 bytes in base64. It cannot be exported. Throws for anything else. */
export async function importKey(base64: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Encrypts a text. `about` is not encrypted, but without it the text cannot be opened. */
export async function seal(key: CryptoKey, about: string, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const additionalData = bytesOf(about);
  const bytes = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    key,
    bytesOf(text),
  );
  return { iv, bytes };
}

/** Decrypts a text. Throws when the key, `about` or one byte is another. */
export async function openSealed(
  key: CryptoKey,
  about: string,
  { iv, bytes }: Sealed,
): Promise<string> {
  const additionalData = bytesOf(about);
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes);
  return new TextDecoder().decode(text);
}
