/**
 * Whether the key belongs to an input method that is composing text: the Enter that ends a
 * composition must neither select nor submit. Safari reports that Enter with key code 229 and
 * `isComposing` false.
 */
export function isComposed({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}
