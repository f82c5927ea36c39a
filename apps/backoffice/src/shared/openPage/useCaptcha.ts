import { useCallback, useEffect, useRef, useState } from 'react';
import { session, toApiError } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';

/** A captcha, and the ticket of the one that was solved. */
export interface Captcha {
  /** Address of the image; a blank one while it is loading. */
  image: string;
  /** Forgets the ticket and requests another image. */
  renew(): void;
  /** Returns a ticket for the typed letters, the same one until it is spent. Throws `ApiError`. */
  solve(letters: string): Promise<string>;
}

/** A transparent pixel. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * A captcha for a form, requested once it is needed. A solved one serves until it is spent, however
 * often the form is sent.
 */
export function useCaptcha(isNeeded = true): Captcha {
  const http = useHttp();
  const [{ id, image }, setCode] = useState({ id: '', image: BLANK });
  const ticket = useRef<string | null>(null);
  const [request, setRequest] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    if (!isNeeded) return undefined;
    http.send(session.getCodeImage, {}).then(
      (code) => isCurrent && setCode(code),
      () => isCurrent && setCode({ id: '', image: BLANK }),
    );
    return () => {
      isCurrent = false;
    };
  }, [http, request, isNeeded]);

  const renew = useCallback(() => {
    ticket.current = null;
    setRequest((count) => count + 1);
  }, []);
  const solve = async (letters: string) => {
    if (ticket.current !== null) return ticket.current;
    try {
      const solved = await http.send(session.checkCode, { id, code: letters });
      return (ticket.current = solved.ticket);
    } catch (error) {
      renew();
      throw toApiError(error);
    }
  };
  return { image, renew, solve };
}
