import { useState } from 'react';

export interface PictureState {
  state: 'loading' | 'ready' | 'failed';
  /** Increases with each retry: as a key it makes the browser request the image again. */
  attempt: number;
  retry(): void;
  /** Props of the `<img>`. */
  pictureProps: { onLoad(): void; onError(): void };
}

/** Returns the loading state of an image, and a retry. A new `src` starts over. */
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
