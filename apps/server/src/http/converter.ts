/** Makes a PDF of an office file. */
export interface Converter {
  /** Writes the PDF into the folder of `input`, and returns its path; rejects without one. */
  convert(input: string, signal?: AbortSignal): Promise<string>;
}
