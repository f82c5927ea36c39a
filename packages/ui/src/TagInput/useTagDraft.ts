import { useState } from 'react';
import { addTags, endsTag, splitTags } from './model/tagList';

/** The last event, for the visible message and for screen readers. */
export interface TagEvent {
  kind: 'added' | 'removed' | 'duplicate' | 'excess';
  tags: readonly string[];
}

export interface TagDraftState {
  draft: string;
  event: TagEvent | null;
  /**
   * Sets the draft, and adds the tags that a separator has ended, unless the text is still being
   * composed.
   */
  setText: (text: string, isComposing?: boolean) => void;
  /**
   * Adds the tags of a text, such as a pasted one or the draft. Rejected ones stay in the draft.
   */
  add: (text: string) => void;
  remove: (tag: string) => void;
}

/** Stores the typed text until it becomes a tag. */
export function useTagDraft(
  tags: readonly string[],
  onTagsChange: (tags: string[]) => void,
  max: number,
): TagDraftState {
  const [draft, setDraft] = useState('');
  const [event, setEvent] = useState<TagEvent | null>(null);

  const add = (text: string) => {
    const texts = splitTags(text);
    const result = addTags(tags, texts, max);
    const rejected = [...result.duplicates, ...result.excess];
    // A single rejected text stays for correction; of a long paste only the message remains.
    setDraft(texts.length === 1 ? (rejected[0] ?? '') : '');
    if (result.added.length > 0) onTagsChange(result.tags);
    if (result.excess.length > 0) setEvent({ kind: 'excess', tags: result.excess });
    else if (result.duplicates.length > 0) setEvent({ kind: 'duplicate', tags: result.duplicates });
    else if (result.added.length > 0) setEvent({ kind: 'added', tags: result.added });
  };

  const setText = (text: string, isComposing = false) => {
    if (endsTag(text) && !isComposing) return add(text);
    setDraft(text);
    setEvent(null);
  };

  const remove = (tag: string) => {
    onTagsChange(tags.filter((other) => other !== tag));
    setEvent({ kind: 'removed', tags: [tag] });
  };

  return { draft, event, setText, add, remove };
}
