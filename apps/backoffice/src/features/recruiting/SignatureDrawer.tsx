import { useState } from 'react';
import {
  recruitingConnections,
  toApiError,
  type AtsSignature,
  type RecruitingConnection,
} from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import { Alert, Button, CopyButton, Drawer, Text, TextArea, useTexts } from '@mingjian/ui';
import { messages } from '../../shell';
import * as S from './Drawer.styles';
import { recruitingTexts } from './recruiting.texts';

/** Paths of the calls of each system. */
const PATHS = { 1: 'moka2', 2: 'feishu', 3: 'dayi' } as const;

export interface SignatureDrawerProps {
  connection: RecruitingConnection;
  onClose(): void;
}

/** The address for orders of a connection, and a test of the signature of headers and a body. */
export function SignatureDrawer({ connection, onClose }: SignatureDrawerProps) {
  const t = useTexts(recruitingTexts);
  const http = useHttp();
  const { id, atsType, companyName } = connection;
  const [headers, setHeaders] = useState('');
  const [body, setBody] = useState('');
  const [result, setResult] = useState<AtsSignature['result'] | null>(null);
  const path = `/CM-API/api/${PATHS[atsType]}/receiveOrder?connectionId=${id}`;
  const address = `${window.location.origin}${path}`;
  const attempt = async (work: () => Promise<void>) =>
    work().catch((error: unknown) =>
      messages.show({ text: toApiError(error).message, tone: 'danger', seconds: 5 }),
    );
  const fill = async () =>
    attempt(async () => {
      const sample = await http.send(recruitingConnections.getSample, { id });
      setHeaders(sample.headers);
      setBody(sample.body);
      setResult(null);
    });
  const check = async () =>
    attempt(async () => {
      const sent = { id, headers, body };
      setResult((await http.send(recruitingConnections.checkSignature, sent)).result);
    });
  return (
    <Drawer open size="medium" title={t.testOf(companyName)} onClose={onClose}>
      <S.Fields>
        <S.Address>
          <Text tone="muted">
            {t.address}: {address}
          </Text>
          <CopyButton text={address} label={t.address} />
        </S.Address>
        <TextArea
          label={t.headers}
          description={t.headersHint}
          value={headers}
          onValueChange={setHeaders}
        />
        <TextArea label={t.body} value={body} rows={8} onValueChange={setBody} />
        <S.Acts>
          <Button tone="primary" onClick={() => void check()}>
            {t.check}
          </Button>
          <Button onClick={() => void fill()}>{t.sample}</Button>
        </S.Acts>
        {result && <Alert tone={result === 'valid' ? 'success' : 'danger'}>{t[result]}</Alert>}
      </S.Fields>
    </Drawer>
  );
}
