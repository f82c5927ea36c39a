/**
 * The error of a file that is refused, however often it is sent or read: throw it in `upload` or
 * `convert`, and its message is shown without a retry.
 */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}

/** Whether an error is a `FileRefusal`, of whichever copy of this module. */
export const isFileRefusal = (error: unknown): error is FileRefusal =>
  error instanceof Error && error.name === 'FileRefusal';
