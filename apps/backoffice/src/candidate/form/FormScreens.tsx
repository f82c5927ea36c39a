import { useState } from 'react';
import { useRestoredUploads } from '../files/useArrivals';
import { leaveView, useHash } from '../visit/useHash';
import { CheckScreen } from './CheckScreen';
import { FormScreen } from './FormScreen';

/** The form, and its check before it is submitted. */
export function FormScreens() {
  const hash = useHash();
  useRestoredUploads();
  const [isChecked, setChecked] = useState(false);
  const [target, setTarget] = useState<string | null>(null);
  if (hash !== '/check') return <FormScreen isChecked={isChecked} target={target} />;
  return (
    <CheckScreen
      onFix={(fieldId) => {
        setChecked(true);
        setTarget(fieldId);
        leaveView();
      }}
    />
  );
}
