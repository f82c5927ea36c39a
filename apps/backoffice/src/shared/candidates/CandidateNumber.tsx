import { candidateNumbers } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { MaskedValue } from '@mingjian/ui';

export interface CandidateNumberProps {
  candidateId: string;
  field: 'mobile' | 'idNo';
  /** Name of the number. */
  label: string;
  /** The masked number. */
  masked: string;
  /** Whether the reader may reveal it, as the server's response says. */
  canReveal: boolean;
}

/**
 * A candidate's masked number. Those who may see it in full give a reason, which the server
 * records; the number is never cached and disappears after half a minute.
 */
export function CandidateNumber({
  candidateId,
  field,
  label,
  masked,
  canReveal,
}: CandidateNumberProps) {
  const http = useHttp();
  const reveal = async (reason: string) => {
    const { value } = await http.send(candidateNumbers.reveal, { id: candidateId, field, reason });
    return value;
  };
  return (
    <MaskedValue
      // People may have one mask: the number of one must not stay on the page of the next.
      key={candidateId}
      label={label}
      masked={masked}
      onReveal={canReveal ? reveal : undefined}
      onCopy={recordedBefore}
    />
  );
}

/** A copy needs no line of its own: the log has one for the reveal, with its reason. */
const recordedBefore = () => {};
