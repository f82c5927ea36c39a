import { object, string } from 'yup';
import { candidate, type CandidateAuthInfo } from '../../resources/candidates/candidate';
import type { CollectForm } from '../../entities/orders/collectForm';
import { candidateRef, idText, word } from '../../schema';
import { change, read } from '../call';
import { crud } from '../crud';

/** The people who are checked. */
export const candidates = crud(candidate);

/** Masked numbers of candidates. */
export const candidateNumbers = {
  /**
   * Returns a masked number in full; the operate log records who read it, and the reason. After
   * many within an hour or a day it responds 429, with `Retry-After`.
   */
  reveal: change('/cCandidateInfo/reveal', {
    selfManaged: 'A response that is stored for repetition would store the number.',
  })
    .takes(
      object({
        id: idText().required(),
        field: string().oneOf(['mobile', 'idNo']).required(),
        reason: word(200).required(),
      }),
    )
    .gives<{ value: string }>(),
};

/** Consent and collection forms of a candidate. */
export const candidateForms = {
  getAuthInfo: read('/cCandidateInfo/getAuthInfo').takes(candidateRef).gives<CandidateAuthInfo>(),
  /** The forms of one candidate, newest first. */
  indexOfUser: read('/cCandidateCollect/indexOfUser')
    .takes(object({ candidateId: idText().required(), orderId: idText() }))
    .gives<CollectForm[]>(),
};
