/** Returns the recipients with those in `ids` at the end who are not among them; `ids` differ. */
export function addRecipients(value: readonly string[], ids: readonly string[]): string[] {
  const known = new Set(value);
  return [...value, ...ids.filter((id) => !known.has(id))];
}

/** Returns the recipients without those in `ids`. */
export function removeRecipients(value: readonly string[], ids: ReadonlySet<string>): string[] {
  return value.filter((id) => !ids.has(id));
}

/** Returns the recipients with those in `ids` one place up (`-1`) or down (`1`). */
export function moveRecipients(
  value: readonly string[],
  ids: ReadonlySet<string>,
  step: -1 | 1,
): string[] {
  const ordered = step === 1 ? value.toReversed() : [...value];
  for (let index = 1; index < ordered.length; index += 1) {
    const [before, id] = [ordered[index - 1]!, ordered[index]!];
    if (ids.has(id) && !ids.has(before)) [ordered[index - 1], ordered[index]] = [id, before];
  }
  return step === 1 ? ordered.toReversed() : ordered;
}

/** Recipients as a comma-joined text, each once. */
export const recipientCodec = {
  /** Returns the text. Throws a `RangeError` for an id with a comma, which would become two. */
  serialize(ids: readonly string[]): string {
    const broken = ids.find((id) => id.includes(','));
    if (broken !== undefined)
      throw new RangeError(`The id “${broken}” contains a comma, which separates recipients.`);
    return [...new Set(ids)].join(',');
  },
  /** Returns the ids of a text. */
  parse(text: string | null | undefined): string[] {
    const ids = (text ?? '').split(',').map((id) => id.trim());
    return [...new Set(ids)].filter((id) => id !== '');
  },
};
