import { useState } from 'react';
import { UnsafeAddressError, useAddress, type ResolveUrl } from './useAddress';

export interface ImageSource {
  /** Address of the image; `undefined` while it is resolved. */
  address: string | undefined;
  /** Whether the address could run something, and so is not shown. */
  isUnsafe: boolean;
  /** Whether the image could not be loaded. */
  isBroken: boolean;
  /** Handlers of the `<img>`. */
  imageProps: { onError(): void; onLoad(): void };
}

/** Resolves the address of a stored image, once more when it is refused. */
export function useImageSource(path: string, resolveUrl: ResolveUrl | undefined): ImageSource {
  const { address, error, refuse } = useAddress(path, resolveUrl);
  const [failed, setFailed] = useState<string>();

  return {
    address,
    isUnsafe: error instanceof UnsafeAddressError,
    isBroken: error !== null || (address !== undefined && failed === address),
    imageProps: {
      onError: () => {
        setFailed(address);
        refuse();
      },
      onLoad: () => setFailed(undefined),
    },
  };
}
