/** Reason why a recording cannot be played. */
export type AudioFailure = 'unsupported' | 'interrupted' | 'unavailable';

/** Result of reading a recording for its waveform, apart from the waveform. */
export type ReadStatus = 'decoded' | 'undecodable' | 'tooLarge' | 'unavailable';

/** `MediaError.MEDIA_ERR_NETWORK` and `MEDIA_ERR_SRC_NOT_SUPPORTED`. */
const NETWORK = 2;
const NOT_SUPPORTED = 4;

/**
 * Returns why a recording failed. Browsers report a missing file as an unsupported one: reading it
 * for the waveform tells them apart.
 */
export function audioFailure(code: number | null, read: ReadStatus | undefined): AudioFailure {
  if (code === NETWORK) return 'interrupted';
  if (code === null) return 'unavailable';
  return code === NOT_SUPPORTED && (read === undefined || read === 'unavailable')
    ? 'unavailable'
    : 'unsupported';
}
