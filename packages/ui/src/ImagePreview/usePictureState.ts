import { useState } from 'react';

export interface PictureState {
  state: 'loading' | 'ready' | 'failed';
  /** Goes up with each retry: as a key it makes the browser ask again. */
  attempt: number;
  retry(): void;
  /** Goes to the `<img>`. */
  pictureProps: { onLoad(): void; onError(): void };
}

/** Whether a picture has arrived, and the way to ask for it again. A new `src` starts afresh. */
export function usePictureState(src: string | undefined): PictureState {
  const [known, setKnown] = useState({
    src,
    state: 'loading' as PictureState['state'],
    attempt: 0,
  });
  const current = known.src === src ? known : { src, state: 'loading' as const, attempt: 0 };

  return {
    state: current.state,
    attempt: current.attempt,
    retry: () => setKnown({ src, state: 'loading', attempt: current.attempt + 1 }),
    pictureProps: {
      onLoad: () => setKnown({ ...current, state: 'ready' }),
      onError: () => setKnown({ ...current, state: 'failed' }),
    },
  };
}
