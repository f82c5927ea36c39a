/** Data addresses that nothing is run of: pictures, sounds and documents. */
const INERT_DATA =
  /^data:(image\/(png|jpe?g|gif|bmp|webp|svg\+xml)|audio\/[\w-]+|application\/pdf)[;,]/i;

/**
 * Returns an address that may become a source or a link, or `null`: `javascript:` and other schemes
 * that run something never do. Relative addresses stay as they are.
 */
export function safeAddress(address: unknown): string | null {
  if (typeof address !== 'string' || address.trim() === '') return null;
  try {
    const { protocol } = new URL(address, 'https://relative.invalid/');
    if (protocol === 'http:' || protocol === 'https:' || protocol === 'blob:') return address;
    return INERT_DATA.test(address) ? address : null;
  } catch {
    return null;
  }
}
