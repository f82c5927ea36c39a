import { apiLogs, moneyText, type ApiExchange } from '@mingjian/api';
import { useCall } from '@mingjian/api/react';
import {
  CopyButton,
  DataState,
  DescriptionList,
  Drawer,
  Heading,
  Tag,
  Text,
  useLocale,
  useTexts,
  type LoadState,
} from '@mingjian/ui';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useDateFormat } from '../../base/useDateFormat';
import { useDuration } from './ApiLogCells';
import { apiLogListTexts } from './apiLogList.texts';
import * as S from './ExchangeDrawer.styles';
import { exchangeTexts } from './exchange.texts';
import { readableJson } from './model/readableJson';

export interface ExchangeDrawerProps {
  /** Id of its line in the log. */
  id: string;
  onClose(): void;
}

/** One exchange with a data source: what was sent and received, masked. */
export function ExchangeDrawer({ id, onClose }: ExchangeDrawerProps) {
  const t = useTexts(exchangeTexts);
  const { data, error, mutate } = useCall(apiLogs.message, { id });
  const state: LoadState = data
    ? { kind: 'ready' }
    : error
      ? {
          kind: 'error',
          title: t.failed,
          description: error.message,
          onRetry: () => void mutate(),
        }
      : { kind: 'loading' };
  return (
    <Drawer open size="medium" title={data?.apiName ?? t.title} onClose={onClose}>
      <DataState label={t.exchange} state={state}>
        {() => data && <Exchange exchange={data} />}
      </DataState>
    </Drawer>
  );
}

function Exchange({ exchange }: { exchange: ApiExchange }) {
  const t = useTexts(exchangeTexts);
  return (
    <S.Body>
      <Facts exchange={exchange} />
      <Part
        title={t.request}
        copyLabel={t.copyRequest}
        text={exchange.request}
        none={t.noRequest}
      />
      <Part
        title={t.response}
        copyLabel={t.copyResponse}
        text={exchange.response}
        none={exchange.request === null ? t.noRequest : t.noResponse}
      />
      <Text tone="muted">{t.masked}</Text>
    </S.Body>
  );
}

function Facts({ exchange }: { exchange: ApiExchange }) {
  const t = useTexts(exchangeTexts);
  const labels = useTexts(apiLogListTexts);
  const { locale } = useLocale();
  const dates = useDateFormat();
  const durationOf = useDuration();
  const problems = useDictionary('api_problem');
  const { success, problem, fee } = exchange;
  const result = problem === null ? labels.success1 : problems.labelOf(problem);
  return (
    <DescriptionList
      columns={2}
      items={[
        {
          key: 'result',
          label: labels.success,
          value: (
            <Tag tone={success === 1 ? 'success' : 'danger'} dot>
              {result}
            </Tag>
          ),
        },
        { key: 'time', label: labels.createTime, value: dates.time(exchange.createTime) },
        { key: 'vendor', label: labels.vendor, value: exchange.vendor },
        { key: 'duration', label: labels.costMs, value: durationOf(exchange.costMs) },
        { key: 'http', label: labels.httpStatus, value: exchange.httpStatus },
        { key: 'code', label: labels.bizCode, value: exchange.bizCode },
        { key: 'fee', label: labels.fee, value: fee === null ? null : moneyText(fee, locale) },
        { key: 'retries', label: labels.retryCount, value: exchange.retryCount },
        { key: 'url', label: t.url, value: exchange.url, wide: true },
        { key: 'trace', label: labels.traceId, value: exchange.traceId, wide: true },
      ]}
    />
  );
}

interface PartProps {
  title: string;
  copyLabel: string;
  /** JSON text; `null` for none. */
  text: string | null;
  /** Sentence in place of a missing text. */
  none: string;
}

function Part({ title, copyLabel, text, none }: PartProps) {
  const readable = text === null ? null : readableJson(text);
  return (
    <S.Part aria-label={title}>
      <S.Head>
        <Heading level={3} size="title">
          {title}
        </Heading>
        {readable !== null && <CopyButton text={readable} label={copyLabel} />}
      </S.Head>
      {readable === null ? <Text tone="muted">{none}</Text> : <S.Code>{readable}</S.Code>}
    </S.Part>
  );
}
