import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '@mingjian/ui';
import { Form, useRecordForm, type FormField, type RecordForm } from '@mingjian/widgets/Form';
import { reactPage } from '../reactPage';
import { enter, FIELDS, VALUES } from './fields';

const fields: FormField[] = FIELDS.map(({ field, label }) => ({
  kind: 'text',
  field,
  label,
  required: true,
  maxLength: 128,
}));
const submit = () => Promise.resolve();

let form: RecordForm;

function Page() {
  const instance = useRecordForm({ fields, values: VALUES, submit });
  useEffect(() => void (form = instance), [instance]);
  return <Form form={instance} />;
}

// The theme belongs to the page, so it is rendered before any form.
createRoot(document.createElement('div')).render(<ThemeRoot />);

enter({
  ...reactPage(<Page />),
  valueOf: (field) => form.form.getValues(field),
});
