import { profile as profileCalls } from '@mingjian/api';
import { bind } from '../../http/bind';
import type { Feature } from '../feature';
import { changeContact, sendContactCode } from './changeContact';
import { endSessions, sessionsOf, signInsOf } from './ownSessions';
import { changePerson } from './changePerson';

/** The caller's own account: details, contact, sessions and sign-ins. */
export const profile: Feature = {
  name: 'profile',
  calls: [
    bind(profileCalls).to({
      update: async (changes, caller, backend) => changePerson(changes, caller, backend),
      sendCode: async (request, caller, backend) => sendContactCode(request, caller, backend),
      changeContact: async (confirmed, caller, backend) =>
        changeContact(confirmed, caller, backend),
      getSignIns: async (_, caller, backend) => signInsOf(caller, backend),
      getSessions: async (_, caller, backend) => sessionsOf(caller, backend),
      endSessions: async (ref, caller, backend) => endSessions(ref, caller, backend),
    }),
  ],
};
