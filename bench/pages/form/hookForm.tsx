import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { enter, FIELDS, VALUES } from './fields';

/** Hand-written: react-hook-form with uncontrolled native inputs. */
let form: UseFormReturn<Record<string, string>>;

function Page() {
  form = useForm<Record<string, string>>({ defaultValues: { ...VALUES } });
  return (
    <form className="fields">
      {FIELDS.map(({ field, label }) => (
        <p key={field}>
          <label htmlFor={field}>{label}</label>
          <input id={field} {...form.register(field, { required: true })} />
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
