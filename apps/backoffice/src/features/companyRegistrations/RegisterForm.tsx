import { lazy, Suspense, useEffect, useMemo, useRef, type RefObject } from 'react';
import { registrations, TEXT_RULES, toApiError, type InputOf } from '@mingjian/api';
import { useSubmit } from '@mingjian/api/react';
import { SkeletonBlock, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { useFormatCheck } from '../../base/account/useFormatCheck';
import { useNewPasswordFields } from '../../base/account/useNewPasswordFields';
import { refusalOf } from '../../base/formRefusal';
import { OpenForm } from '../../shared/openPage/OpenForm';
import { registerTexts } from './register.texts';
import { useCaptcha, type Captcha } from '../../shared/openPage/useCaptcha';
import {
  paperPaths,
  useRegistrationPapers,
  type RegistrationPapers,
} from './useRegistrationPapers';

const PapersField = lazy(async () => ({ default: (await import('./PapersField')).PapersField }));

/** A request that was sent: its number, and the phone that finds it again. */
export interface SentRegistration {
  referenceNo: string;
  phone: string;
}

const EMPTY = {
  companyName: '',
  creditCode: '',
  contactName: '',
  phone: '',
  email: '',
  papers: null,
  username: '',
  newPassWord: '',
  confirmed: '',
  captcha: '',
};

/** The request of a company for an account. */
export function RegisterForm({ onSent }: { onSent(sent: SentRegistration): void }) {
  const t = useTexts(registerTexts);
  const captcha = useCaptcha();
  const newPassword = useRef<() => unknown>(() => '');
  const papers = useRegistrationPapers();
  const fields = useRegisterFields(captcha, newPassword, papers);
  const submit = useRegister(captcha, papers, onSent);
  const form = useRecordForm({ fields, values: EMPTY, submit });
  const { getValues } = form.form;
  useEffect(() => void (newPassword.current = () => getValues('newPassWord')), [getValues]);
  return <OpenForm form={form} submitLabel={t.submit} />;
}

/** Returns the submit of the form: the captcha is solved first, and once. */
function useRegister(
  captcha: Captcha,
  papers: RegistrationPapers,
  onSent: (sent: SentRegistration) => void,
): SubmitForm {
  const { submit: request } = useSubmit(registrations.request);
  return async (typed, { signal }) => {
    const { confirmed: _, captcha: letters, newPassWord, papers: files, ...values } = typed;
    let captchaTicket: string;
    try {
      captchaTicket = await captcha.solve(String(letters));
    } catch (error) {
      const { kind, message } = toApiError(error);
      return kind === 'business' || kind === 'input'
        ? { problems: { captcha: message } }
        : { message };
    }
    const paths = paperPaths(files);
    const draft = {
      ...values,
      password: newPassWord,
      captchaTicket,
      ...(paths.length > 0 && { papersTicket: papers.ticket(), papers: paths }),
    };
    const result = await request(draft as InputOf<typeof registrations.request>, { signal });
    if (result.ok) {
      onSent({ referenceNo: result.data.referenceNo, phone: String(values.phone) });
      return undefined;
    }
    const { error } = result;
    if (error.kind === 'captcha') {
      captcha.renew();
      return { problems: { captcha: error.message } };
    }
    const { problems, ...rest } = refusalOf(error);
    const { password, ...others } = problems ?? {};
    return problems
      ? { problems: { ...others, ...(password && { newPassWord: password }) } }
      : rest;
  };
}

function useRegisterFields(
  { image, renew }: Captcha,
  newPassword: RefObject<() => unknown>,
  papers: RegistrationPapers,
): readonly FormField[] {
  const t = useTexts(registerTexts);
  const check = useFormatCheck();
  const passwords = useNewPasswordFields(newPassword);
  const typed = useMemo(() => {
    const text = { kind: 'text', required: true, maxLength: 64 } as const;
    return [
      {
        ...text,
        section: t.company,
        field: 'companyName',
        label: t.companyName,
        description: t.companyNameNote,
        maxLength: 128,
        wide: true,
      },
      {
        ...text,
        section: t.company,
        field: 'creditCode',
        label: t.creditCode,
        // Copied codes may have blanks.
        maxLength: 32,
        wide: true,
        check: check(TEXT_RULES.creditCode),
      },
      {
        kind: 'custom',
        section: t.company,
        field: 'papers',
        label: t.papers,
        description: t.papersNote,
        wide: true,
        render: (props) => (
          <Suspense fallback={<SkeletonBlock height="6lh" />}>
            <PapersField {...props} papers={papers} />
          </Suspense>
        ),
      },
      {
        ...text,
        section: t.contact,
        field: 'contactName',
        label: t.contactName,
        check: check(TEXT_RULES.personName),
      },
      {
        ...text,
        section: t.contact,
        field: 'phone',
        label: t.phone,
        maxLength: 32,
        inputMode: 'tel',
        check: check(TEXT_RULES.tel),
      },
      {
        ...text,
        section: t.contact,
        field: 'email',
        label: t.email,
        maxLength: 128,
        inputMode: 'email',
        wide: true,
        check: check(TEXT_RULES.email),
      },
      {
        ...text,
        section: t.account,
        field: 'username',
        label: t.username,
        description: t.usernameNote,
        maxLength: 16,
        wide: true,
        check: check(TEXT_RULES.username),
      },
      ...passwords.map((field, index) => ({
        ...field,
        section: t.account,
        label: index === 0 ? t.password : t.confirmed,
      })),
    ] as const satisfies readonly FormField[];
  }, [t, check, passwords, papers]);
  return useMemo(
    () => [
      ...typed,
      {
        kind: 'captcha',
        section: t.proof,
        field: 'captcha',
        label: t.captcha,
        required: true,
        wide: true,
        image,
        onRefresh: renew,
      },
    ],
    [typed, t, image, renew],
  );
}
