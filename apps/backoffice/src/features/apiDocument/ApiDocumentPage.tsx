import { useEffect, useId, useState, type ReactNode } from 'react';
import { openApiDocument, toApiError } from '@mingjian/api';
import { useHttp } from '@mingjian/api/react';
import {
  Accordion,
  Button,
  Card,
  CopyButton,
  DataState,
  DescriptionList,
  Heading,
  Icon,
  PageHeader,
  PasswordField,
  SkeletonBlock,
  Tag,
  Text,
  useLocale,
  useTexts,
  type LoadState,
} from '@mingjian/ui';
import { Download } from 'lucide-react';
import { Page } from '../../shared/Page.styles';
import { saveFile } from '../../shared/saveFile';
import * as S from './ApiDocumentPage.styles';
import { apiDocumentTexts } from './apiDocument.texts';
import { FieldTable } from './FieldTable';
import { eventsOf, operationsOf, type ApiDocument } from './model/readDocument';
import { OperationPanel } from './OperationPanel';

interface LoadedDocument {
  file: File;
  document: ApiDocument;
}

/** The reference of the calls that keys open, with a form to try each. */
export function ApiDocumentPage() {
  const t = useTexts(apiDocumentTexts);
  const { loaded, state } = useDocument();
  const [key, setKey] = useState('');
  return (
    <Page>
      <PageHeader
        title={t.title}
        subtitle={
          loaded ? (
            `OpenAPI 3.1 · ${loaded.document.info.version}`
          ) : (
            <SkeletonBlock width="8em" height="1lh" />
          )
        }
        actions={
          loaded && (
            <Button icon={<Icon icon={Download} />} onClick={() => saveFile(loaded.file)}>
              {t.download}
            </Button>
          )
        }
      />
      <DataState label={t.title} state={state}>
        {() =>
          loaded && (
            <S.Parts>
              <Start document={loaded.document} typed={key} onTyped={setKey} />
              <Section title={t.calls}>
                <Accordion
                  items={operationsOf(loaded.document).map((operation) => ({
                    key: operation.id,
                    title: (
                      <S.Head>
                        <Tag>{operation.method}</Tag>
                        {operation.summary}
                      </S.Head>
                    ),
                    note: <S.Code>{operation.path}</S.Code>,
                    content: (
                      <OperationPanel
                        operation={operation}
                        base={loaded.document.servers[0]!.url}
                        access={key}
                      />
                    ),
                  }))}
                />
              </Section>
              <Section title={t.events}>
                <Accordion
                  items={eventsOf(loaded.document).map(({ name, summary, fields }) => ({
                    key: name,
                    title: summary,
                    note: <S.Code>{name}</S.Code>,
                    content: (
                      <S.Part>
                        <Text tone="muted">{t.eventNote}</Text>
                        <FieldTable label={t.fields} fields={fields} />
                      </S.Part>
                    ),
                  }))}
                />
              </Section>
            </S.Parts>
          )
        }
      </DataState>
    </Page>
  );
}

/** A part of the page with its heading. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <S.Part aria-labelledby={id}>
      <Heading level={2} size="title" id={id}>
        {title}
      </Heading>
      {children}
    </S.Part>
  );
}

interface StartProps {
  document: ApiDocument;
  typed: string;
  onTyped(key: string): void;
}

/** Facts that every call needs, and the key to try calls with. */
function Start({ document: { info, servers }, typed, onTyped }: StartProps) {
  const t = useTexts(apiDocumentTexts);
  const base = servers[0]!.url;
  const header = 'Authorization: Bearer mjk_…';
  return (
    <Card title={t.start}>
      <S.Start>
        <Text>{info.description}</Text>
        <DescriptionList
          columns={1}
          items={[
            {
              key: 'base',
              label: t.base,
              value: (
                <S.Copied>
                  <S.Code>{base}</S.Code>
                  <CopyButton text={base} label={t.copyBase} />
                </S.Copied>
              ),
            },
            {
              key: 'auth',
              label: t.auth,
              value: (
                <S.Copied>
                  <S.Code>{header}</S.Code>
                  <CopyButton text={header} label={t.copyAuth} />
                </S.Copied>
              ),
            },
          ]}
        />
        <PasswordField
          label={t.keyLabel}
          description={t.keyNote}
          autoComplete="off"
          value={typed}
          onValueChange={onTyped}
        />
      </S.Start>
    </Card>
  );
}

/** Loads the document, in the reader's language. */
function useDocument(): { loaded: LoadedDocument | null; state: LoadState } {
  const t = useTexts(apiDocumentTexts);
  const http = useHttp();
  const language = useLocale();
  const [loaded, setLoaded] = useState<LoadedDocument | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    load(async () => http.send(openApiDocument.getDocument, {})).then(
      (found) => isCurrent && setLoaded(found),
      (error: unknown) => isCurrent && setFailure(toApiError(error).message),
    );
    return () => {
      isCurrent = false;
    };
  }, [http, language, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  const state: LoadState = loaded
    ? { kind: 'ready' }
    : failure === null
      ? { kind: 'loading' }
      : { kind: 'error', title: t.failed, description: failure, onRetry: retry };
  return { loaded, state };
}

async function load(send: () => Promise<File>): Promise<LoadedDocument> {
  const file = await send();
  return { file, document: JSON.parse(await file.text()) as ApiDocument };
}
