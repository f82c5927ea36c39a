/** Returns JSON text on several lines, and any other text as it is. */
export function readableBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
