/** Returns JSON text on several lines; a text in it as it is, and any other text too. */
export function readableJson(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  } catch {
    return text;
  }
}
