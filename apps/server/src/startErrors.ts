/** Returns the cause of a failed start in one sentence. */
export function explain(error: unknown): string {
  const { code, message, port, address } = error as NodeJS.ErrnoException & {
    port?: number;
    address?: string;
  };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop what uses it, or set PORT to another number.`;
    case 'EACCES':
    case 'EPERM':
      return `Permission was refused (${message}). Check PORT and DATA_DIR.`;
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${address}. Check HOST.`;
    case 'ENOSPC':
      return 'The disk is full, so the database cannot be written.';
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'ETIMEDOUT':
    case 'EAI_AGAIN':
      return 'The PostgreSQL server of DATABASE_URL cannot be reached. Check its address, and that it runs.';
    case '28P01':
    case '28000':
    case '3D000':
      return `PostgreSQL refused the connection of DATABASE_URL (${message}).`;
    default:
      return unknownCause(error);
  }
}

/** PGlite's own errors quote 20 kB of minified source. */
function unknownCause(error: unknown): string {
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : undefined;
  if (inner) return explain(inner);
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('timeout exceeded')) return explain({ code: 'ETIMEDOUT' });
  return `The server could not start: ${message.split('\n')[0]!.slice(0, 300)}`;
}
