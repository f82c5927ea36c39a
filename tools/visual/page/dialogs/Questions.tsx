import { useDesk, useStore } from '../desk';
import { DecisionDialog } from './DecisionDialog';
import { KeysDialog } from './KeysDialog';
import { NameDialog } from './NameDialog';

/** The question above the page, if there is one. */
export function Questions() {
  const { question } = useDesk();
  const asked = useStore(question, (current) => current);
  const close = () => question.set(null);

  switch (asked?.kind) {
    case 'decide':
      return <DecisionDialog verdict={asked.verdict} scope={asked.scope} onClose={close} />;
    case 'name':
      return <NameDialog onClose={close} />;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case undefined:
      return null;
  }
}
