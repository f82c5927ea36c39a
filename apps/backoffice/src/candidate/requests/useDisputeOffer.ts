import { disputes, type OwnDisputeOffer } from '@mingjian/api';
import { http } from '../visit/http';
import { useLoaded } from '../visit/useLoaded';

const load = async () => http.send(disputes.getOwnOffer, undefined);

/** Returns the report that the candidate may dispute; `null` without one, and until it is known. */
export function useDisputeOffer(): OwnDisputeOffer | null {
  const { state } = useLoaded(load);
  return state.kind === 'loaded' ? state.value : null;
}
