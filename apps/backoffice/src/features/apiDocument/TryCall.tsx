import { useState, type FormEvent } from 'react';
import {
  Alert,
  Button,
  ConfirmDialog,
  CopyButton,
  Heading,
  Select,
  StatusLight,
  Text,
  TextField,
  useTexts,
} from '@mingjian/ui';
import { saveFile } from '../../shared/saveFile';
import * as S from './ApiDocumentPage.styles';
import { apiDocumentTexts } from './apiDocument.texts';
import type { InputField, Operation } from './model/readDocument';
import { curlOf, missingIn, requestOf, type Typed } from './model/requestOf';
import { useTrial, type Answer } from './useTrial';

/** Path of the server that served this page. */
const HERE = '/CM-API';

export interface TryCallProps {
  operation: Operation;
  /** Address of the server, for commands. */
  base: string;
  /** The key to try it with; empty for none. */
  access: string;
}

/** A form that makes a call for real, and shows the response. */
export function TryCall({ operation, base, access }: TryCallProps) {
  const t = useTexts(apiDocumentTexts);
  const [typed, setTyped] = useState<Typed>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isAsking, setIsAsking] = useState(false);
  const { answer, isSending, send } = useTrial();
  const key = access.trim();
  const request = (address: string) => requestOf(operation, typed, { base: address, key });
  const start = () => {
    setIsAsking(false);
    void send(request(HERE));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const empty = missingIn(operation, typed);
    setMissing(empty);
    if (empty.length > 0 || key === '') return;
    if (operation.method === 'POST') setIsAsking(true);
    else start();
  };
  const shown = requestOf(operation, typed, { base, key: 'mjk_…' });
  return (
    <S.Part>
      <Heading level={4} size="title">
        {t.try}
      </Heading>
      {operation.method === 'POST' && <Alert tone="warning">{t.tryNote}</Alert>}
      <S.Form noValidate onSubmit={handleSubmit}>
        {operation.inputs.map((input) => (
          <TryField
            key={input.name}
            input={input}
            value={typed[input.name] ?? ''}
            error={missing.includes(input.name) && !typed[input.name] ? t.missing : undefined}
            onValueChange={(value) => setTyped((before) => ({ ...before, [input.name]: value }))}
          />
        ))}
        <S.Actions>
          <Button tone="primary" type="submit" loading={isSending} disabled={key === ''}>
            {t.send}
          </Button>
          <CopyButton text={curlOf(shown)} label={t.copyCurl} shows="label" />
          {key === '' && <Text tone="muted">{t.noKey}</Text>}
        </S.Actions>
      </S.Form>
      {answer && <ShownAnswer answer={answer} />}
      {isAsking && (
        <ConfirmDialog
          open
          title={t.confirmTitle(operation.summary)}
          confirmLabel={t.confirm}
          onConfirm={start}
          onClose={() => setIsAsking(false)}
        >
          {t.confirmNote}
        </ConfirmDialog>
      )}
    </S.Part>
  );
}

interface TryFieldProps {
  input: InputField;
  value: string;
  error: string | undefined;
  onValueChange(value: string): void;
}

function TryField({ input, value, error, onValueChange }: TryFieldProps) {
  const { name, required, schema } = input;
  if (schema.enum)
    return (
      <Select
        label={name}
        required={required}
        clearable={!required}
        options={schema.enum
          .filter((one) => one !== null)
          .map((one) => ({ value: String(one), label: String(one) }))}
        value={value || null}
        onValueChange={(chosen) => onValueChange(chosen ?? '')}
        error={error}
      />
    );
  return (
    <TextField
      label={name}
      required={required}
      maxLength={schema.maxLength}
      value={value}
      onValueChange={onValueChange}
      error={error}
    />
  );
}

function ShownAnswer({ answer }: { answer: Answer }) {
  const t = useTexts(apiDocumentTexts);
  if (answer.kind === 'unreachable') return <Alert tone="danger">{t.unreachable}</Alert>;
  const { status, costMs, content } = answer;
  return (
    <S.Part aria-label={t.response} role="status">
      <S.Copied>
        <StatusLight tone={status < 400 ? 'success' : 'danger'}>{status}</StatusLight>
        <Text tone="muted">{t.took(costMs)}</Text>
      </S.Copied>
      {typeof content === 'string' ? (
        <S.Block>{content}</S.Block>
      ) : (
        <S.Copied>
          {t.gotFile}
          <Button onClick={() => saveFile(content)}>{t.saveFile}</Button>
        </S.Copied>
      )}
    </S.Part>
  );
}
