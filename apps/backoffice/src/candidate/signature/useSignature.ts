import { useState } from 'react';
import { contracts, type SignPage } from '@mingjian/api';
import { useStore } from '@mingjian/ui';
import { usePage } from '../page/pageContext';
import { http } from '../visit/http';
import { useAction, type Action } from '../visit/useAction';
import { useCode, type CodeState } from '../visit/useCode';
import { drawnStrokes } from './drawnStrokes';
import { isSignature, type Stroke } from './model/strokes';

/** A signature that is being given. */
export interface Signature {
  method: 'drawn' | 'typed';
  setMethod(method: 'drawn' | 'typed'): void;
  strokes: readonly Stroke[];
  name: string;
  setName(name: string): void;
  digits: string;
  setDigits(digits: string): void;
  code: CodeState;
  sending: Action;
  action: Action;
  /** Keys of the consents that are agreed to. */
  agreed: readonly string[];
  /** The part that is missing or wrong, once it was tried. */
  problem: 'strokes' | 'name' | 'code' | null;
  sign(): void;
}

/** Returns the signature of a letter. */
export function useSignature(letter: SignPage | null): Signature {
  const { page, saver, reload } = usePage();
  const agreed = useStore(saver.store, (state) => state.agreed) ?? NONE;
  const strokes = useStore(drawnStrokes);
  const [method, setMethod] = useState<'drawn' | 'typed'>('drawn');
  const [name, setName] = useState('');
  const [digits, setDigits] = useState('');
  const [isTried, setTried] = useState(false);
  const action = useAction();
  const sending = useAction();
  const code = useCode(async () => http.send(contracts.sendSignCode, {}));

  const lacks = () => {
    if (letter?.isElsewhere) return null;
    if (method === 'drawn') return isSignature(strokes) ? null : 'strokes';
    if (name.trim() !== page.candidateName) return 'name';
    return letter?.needsCode && digits.length < 6 ? 'code' : null;
  };
  const problem = lacks();

  const send = async () => {
    if (!letter) return;
    const typed = {
      typedName: name.trim(),
      ...(letter.needsCode && { codeId: code.codeId, verifyCode: digits }),
    };
    await http.send(contracts.signContractCustomer, {
      contractId: letter.contract.id,
      consentKinds: agreed.join(','),
      method: method === 'drawn' ? 1 : 2,
      ...(method === 'drawn' ? { strokes: JSON.stringify(strokes) } : typed),
    });
    if (letter.isElsewhere) {
      window.location.assign(letter.url);
      return;
    }
    drawnStrokes.set([]);
    saver.choose(null);
    await reload();
  };

  return {
    method,
    setMethod,
    strokes,
    name,
    setName,
    digits,
    setDigits,
    code,
    sending,
    action,
    agreed,
    problem: isTried ? problem : null,
    sign: () => {
      setTried(true);
      if (problem === null) void action.run(send);
    },
  };
}

const NONE: readonly string[] = [];
