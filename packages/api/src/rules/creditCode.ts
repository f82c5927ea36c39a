/** The characters of GB 32100-2015 by value: letters that look like digits are missing. */
const CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Whether a text is a unified social credit code with the right check character (GB 32100). */
export function isCreditCode(text: string) {
  if (!/^[1-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  let [sum, weight] = [0, 1];
  for (const character of text.slice(0, -1)) {
    sum += CHARACTERS.indexOf(character) * weight;
    weight = (weight * 3) % CHARACTERS.length;
  }
  const check = (CHARACTERS.length - (sum % CHARACTERS.length)) % CHARACTERS.length;
  return text.endsWith(CHARACTERS[check]!);
}
