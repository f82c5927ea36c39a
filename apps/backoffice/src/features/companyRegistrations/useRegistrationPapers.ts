import { useMemo } from 'react';
import { ApiError, registrations, type Http } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import type { FileWidgetOptions } from '@mingjian/widgets/FileWidget';
import { toFileRefusal } from '../../shared/files/toFileRefusal';

/** Uploads of a person without an account. */
export interface RegistrationPapers extends Pick<FileWidgetOptions, 'upload' | 'resolveUrl'> {
  /** Returns the ticket of the uploads; `undefined` before the first one. */
  ticket(this: void): string | undefined;
}

/**
 * Returns the uploads of a request that is being written. The first one gets a ticket. The server
 * shows an upload to staff alone, so its preview here is the file of this page.
 */
export function useRegistrationPapers(): RegistrationPapers {
  const http = useHttp();
  return useMemo(() => registrationPapers(http), [http]);
}

function registrationPapers(http: Http): RegistrationPapers {
  const addresses = new Map<string, string>();
  // Uploads that begin at once share one request for a ticket.
  let started: Promise<string> | undefined;
  let current: string | undefined;

  const ticketNow = async () => {
    started ??= http.send(registrations.startPapers, {}).then(({ ticket }) => ticket);
    // One that never came is requested again with the next attempt.
    started.catch(() => (started = undefined));
    current = await started;
    return current;
  };
  return {
    ticket: () => current,
    upload: async (file, options) => {
      const ticket = await ticketNow();
      try {
        const { path } = await http.send(registrations.uploadPaper, { ticket, file }, options);
        addresses.set(path, URL.createObjectURL(file));
        return { path };
      } catch (error) {
        const isExpired = error instanceof ApiError && error.kind === 'forbidden';
        if (!isExpired) toFileRefusal(error);
        started = undefined;
        throw error;
      }
    },
    resolveUrl: async (path) => addresses.get(path) ?? path,
  };
}

/** Returns the paths of the files in a JSON text; none for anything else. */
export function paperPaths(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const files = JSON.parse(value) as { url: string }[];
  return files.map(({ url }) => url);
}
