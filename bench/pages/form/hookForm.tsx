import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { reactPage } from '../reactPage';
import { enter, FIELDS, VALUES } from './fields';

/** Hand-written: react-hook-form with uncontrolled native inputs. */
let form: UseFormReturn<Record<string, string>>;

function Page() {
  const instance = useForm<Record<string, string>>({ defaultValues: { ...VALUES } });
  useEffect(() => void (form = instance), [instance]);
  return (
    <form className="fields">
      {FIELDS.map(({ field, label }) => (
        <p key={field}>
          <label htmlFor={field}>{label}</label>
          <input id={field} {...instance.register(field, { required: true })} />
        </p>
      ))}
    </form>
  );
}

enter({
  ...reactPage(<Page />),
  valueOf: (field) => form.getValues(field),
});
