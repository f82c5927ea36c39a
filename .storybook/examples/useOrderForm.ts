import { useState } from 'react';
import { orderFormTexts } from './OrderForm.texts';
import { useTexts } from '../../packages/ui/src';

interface OrderForm {
  name: string;
  mobile: string;
  pack: string | null;
  city: string | null;
  remark: string;
  urgent: boolean;
}

const BLANK: OrderForm = {
  name: '',
  mobile: '',
  pack: null,
  city: null,
  remark: '',
  urgent: false,
};

/**
 * State of the example form. Errors are shown from the first attempt on, and disappear when
 * corrected.
 */
export function useOrderForm() {
  const t = useTexts(orderFormTexts);
  const [form, setForm] = useState(BLANK);
  const [attempts, setAttempts] = useState(0);
  const [isDone, setDone] = useState(false);

  const errors = {
    name: form.name.trim() === '' ? t.needName : undefined,
    mobile: /^1\d{10}$/.test(form.mobile.trim()) ? undefined : t.needMobile,
    pack: form.pack === null ? t.needPack : undefined,
  };
  const shown = attempts > 0 ? errors : { name: undefined, mobile: undefined, pack: undefined };

  return {
    form,
    change: (patch: Partial<OrderForm>) => setForm({ ...form, ...patch }),
    errors: shown,
    summary: Object.entries(shown).flatMap(([fieldId, message]) =>
      message ? [{ fieldId, message }] : [],
    ),
    attempts,
    submit: () => {
      setAttempts(attempts + 1);
      setDone(Object.values(errors).every((message) => message === undefined));
    },
    isDone,
    startAgain: () => {
      setForm(BLANK);
      setAttempts(0);
      setDone(false);
    },
  };
}
