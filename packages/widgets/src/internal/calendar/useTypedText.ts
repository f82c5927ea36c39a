import { useState } from 'react';

/** Result of reading a typed text: its value, or its error message. */
export type TextReading =
  | { value: string | null; problem: undefined }
  | { value: null; problem: string };

export interface TypedTextOptions {
  value: string | null;
  onValueChange(value: string | null): void;
  /** Reads a text. An empty text has neither value nor problem. */
  read(text: string): TextReading;
}

/** The typed text, and the value it belongs to. Another value discards the draft. */
interface Draft {
  text: string;
  value: string | null;
  problem: string | undefined;
}

/** Text of an input whose value is read from it. */
export interface TypedTextState {
  text: string;
  /** Error message of a text that is not a valid value. */
  problem: string | undefined;
  setText(text: string): void;
  /**
   * Commits the text as the value, and returns whether it is valid. An invalid text stays in the
   * input and the value becomes `null`.
   */
  commit(): boolean;
  /** Sets the value, which replaces the text. */
  setValue(value: string | null): void;
}

/** Holds the text of an input until it is committed. */
export function useTypedText({ value, onValueChange, read }: TypedTextOptions): TypedTextState {
  const [lastDraft, setDraft] = useState<Draft | null>(null);
  const draft = lastDraft !== null && lastDraft.value === value ? lastDraft : null;

  const setValue = (next: string | null) => {
    setDraft(null);
    if (next !== value) onValueChange(next);
  };

  return {
    text: draft?.text ?? value ?? '',
    problem: draft?.problem,
    setText: (text) => setDraft({ text, value, problem: undefined }),
    commit() {
      if (draft === null) return true;
      const { value: next, problem } = read(draft.text);
      if (problem === undefined) {
        setValue(next);
        return true;
      }
      setDraft({ text: draft.text, value: null, problem });
      if (value !== null) onValueChange(null);
      return false;
    },
    setValue,
  };
}

/** Returns a reading as the input needs it: its error, or the reason why its value is disabled. */
export function textReading(
  value: string | null,
  problem: string | null,
  reasonOf: (value: string) => string | undefined,
): TextReading {
  const message = problem ?? (value === null ? undefined : reasonOf(value));
  return message === undefined ? { value, problem: undefined } : { value: null, problem: message };
}
