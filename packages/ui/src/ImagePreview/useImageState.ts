import { useState } from 'react';

export interface ImageState {
  state: 'loading' | 'ready' | 'failed';
  /** Increases with each retry: as a key it makes the browser request the image again. */
  attempt: number;
  retry(): void;
  /** Props of the `<img>`. */
  imageProps: { onLoad(): void; onError(): void };
}

/** Returns the loading state of an image, and a retry. A new `src` starts over. */
export function useImageState(src: string | undefined): ImageState {
  const [stored, setStored] = useState({
    src,
    state: 'loading' as ImageState['state'],
    attempt: 0,
  });
  const current = stored.src === src ? stored : { src, state: 'loading' as const, attempt: 0 };

  return {
    state: current.state,
    attempt: current.attempt,
    retry: () => setStored({ src, state: 'loading', attempt: current.attempt + 1 }),
    imageProps: {
      onLoad: () => setStored({ ...current, state: 'ready' }),
      onError: () => setStored({ ...current, state: 'failed' }),
    },
  };
}
