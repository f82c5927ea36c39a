import { object } from 'yup';
import {
  candidateDraft,
  type Candidate,
  type CandidateAuthInfo,
  type CandidateDraft,
} from '../entities/candidate';
import type { CollectForm } from '../entities/collectForm';
import {
  candidateRef,
  idText,
  versionedChangesOf,
  type VersionedChanges,
} from '../entities/fields';
import { post } from './call';
import { crud } from './crud';

/** The people who are checked. */
export const candidates = crud<Candidate, CandidateDraft, VersionedChanges<CandidateDraft>>(
  'cCandidateInfo',
  candidateDraft,
  {
    changes: versionedChangesOf(candidateDraft),
  },
);

/** What a candidate agreed to and filled in. */
export const candidateDesk = {
  getAuthInfo: post('/cCandidateInfo/getAuthInfo').takes(candidateRef).gives<CandidateAuthInfo>(),
  /** The forms of one candidate, newest first. */
  indexOfUser: post('/cCandidateCollect/indexOfUser')
    .takes(object({ candidateId: idText().required(), orderId: idText() }))
    .gives<CollectForm[]>(),
};
