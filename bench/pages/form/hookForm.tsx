import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useForm, type UseFormReturn } from 'react-hook-form';
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

let root: Root;

enter({
  mount(host) {
    root = createRoot(host);
    flushSync(() => root.render(<Page />));
  },
  unmount: () => root.unmount(),
  valueOf: (field) => form.getValues(field),
});
