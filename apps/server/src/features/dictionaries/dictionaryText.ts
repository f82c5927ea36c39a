/** A dictionary that the product comes with. */
export interface DictionaryText {
  name: string;
  nameEn: string;
  /** One option a line: code, Chinese label, English label, separated by `|`. */
  options: string;
}
