import { clientErrors as errorCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { logClientError } from './logClientError';

/** Errors of the application in browsers, in the server's log. */
export const clientErrors: Feature = {
  name: 'clientErrors',
  calls: [
    bind(errorCalls).to({
      report: async (report, caller, backend) => logClientError(report, caller, backend),
    }),
  ],
};
