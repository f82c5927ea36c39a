import { object } from 'yup';
import type { CandidateAuthInfo } from '../../entities/candidate';
import type { CollectForm } from '../../entities/collectForm';
import { candidate } from '../../resources/candidates/candidate';
import { candidateRef, idText } from '../../schema';
import { read } from '../call';
import { crud } from '../crud';

/** The people who are checked. */
export const candidates = crud(candidate);

/** Consent and collection forms of a candidate. */
export const candidateForms = {
  getAuthInfo: read('/cCandidateInfo/getAuthInfo').takes(candidateRef).gives<CandidateAuthInfo>(),
  /** The forms of one candidate, newest first. */
  indexOfUser: read('/cCandidateCollect/indexOfUser')
    .takes(object({ candidateId: idText().required(), orderId: idText() }))
    .gives<CollectForm[]>(),
};
