import { useRef, useState } from 'react';
import {
  companyProducts,
  encodeSearch,
  moneyText,
  orderImports,
  toApiError,
  type OrderImport,
} from '@mingjian/api';
import { useCall, useHttp } from '@mingjian/api/react';
import {
  Alert,
  Button,
  Card,
  Icon,
  Link,
  SegmentedControl,
  Select,
  useLocale,
  useTexts,
} from '@mingjian/ui';
import { Download, Upload } from 'lucide-react';
import { orderImportPath } from '../../base/orderPaths';
import { useDateFormat } from '../../base/useDateFormat';
import { ClientCombobox } from '../../shared/companies/ClientCombobox';
import { useSignedIn } from '../../shell';
import * as S from './ImportPage.styles';
import { orderImportTexts } from './orderImport.texts';
import { useDownload } from '../../shared/files/useDownload';

/** Most products that a company can choose from. */
const PRODUCTS = 200;

/** The choice of the product and the file, with the newest imports below. */
export function FileCard({ onRead }: { onRead: (made: OrderImport) => void }) {
  const t = useTexts(orderImportTexts);
  const http = useHttp();
  const template = useDownload(orderImports.downloadTemplate);
  const [type, setType] = useState<'1' | '2'>('1');
  const isStaff = useSignedIn().user.companyId === null;
  const [companyId, setCompanyId] = useState<string | null>(null);
  const [productId, setProductId] = useState<string | null>(null);
  const [file, setFile] = useState<File>();
  const [isSending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function upload() {
    setTried(true);
    if (!file || productId === null || (isStaff && companyId === null)) return;
    setSending(true);
    setProblem(undefined);
    try {
      const orderType = type === '1' ? 1 : 2;
      const company = companyId === null ? {} : { companyId };
      onRead(await http.send(orderImports.save, { ...company, orderType, productId, file }));
    } catch (error) {
      setProblem(toApiError(error).message);
    } finally {
      setSending(false);
    }
  }
  return (
    <>
      <Card
        title={t.stepFile}
        actions={
          <Button
            size="small"
            icon={<Icon icon={Download} />}
            loading={template.isLoading}
            onClick={() => void template.download({})}
          >
            {t.template}
          </Button>
        }
      >
        <S.Stack>
          {isStaff && (
            <div data-narrow>
              <ClientCombobox
                label={t.client}
                value={companyId}
                error={isTried && companyId === null ? t.clientMissing : undefined}
                onChange={(next) => {
                  setCompanyId(next);
                  setProductId(null);
                }}
              />
            </div>
          )}
          <SegmentedControl
            label={t.type}
            value={type}
            options={[
              { value: '1', label: t.type1 },
              { value: '2', label: t.type2 },
            ]}
            onValueChange={(next) => {
              setType(next);
              setProductId(null);
            }}
          />
          <div data-narrow>
            <ProductField
              companyId={companyId}
              type={type}
              value={productId}
              isMissing={isTried && productId === null}
              onChange={setProductId}
            />
          </div>
          <FilePart
            file={file}
            isMissing={isTried && !file}
            onChoose={(next) => {
              setFile(next);
              setProblem(undefined);
            }}
          />
          {problem !== undefined && <Alert tone="danger">{problem}</Alert>}
          <S.Line>
            <Button tone="primary" loading={isSending} onClick={() => void upload()}>
              {t.upload}
            </Button>
          </S.Line>
        </S.Stack>
      </Card>
      <RecentImports />
    </>
  );
}

interface ProductFieldProps {
  /** The client that staff have chosen; `null` for their own company. */
  companyId: string | null;
  type: '1' | '2';
  value: string | null;
  isMissing: boolean;
  onChange: (productId: string | null) => void;
}

function ProductField({ companyId, type, value, isMissing, onChange }: ProductFieldProps) {
  const t = useTexts(orderImportTexts);
  const { locale } = useLocale();
  const { data, error } = useCall(companyProducts.getList, {
    pageNum: 1,
    pageSize: PRODUCTS,
    orderParam: 'sort asc',
    searchParam: encodeSearch([
      { field: 'enabled', operator: 'EQ', value: '1' },
      { field: 'type', operator: 'EQ', value: type },
      { field: 'isAddItem', operator: 'EQ', value: '0' },
      ...(companyId === null
        ? []
        : [{ field: 'companyId', operator: 'EQ' as const, value: companyId }]),
    ]),
  });
  const missing = isMissing ? t.productMissing : undefined;
  return (
    <Select<string>
      label={t.product}
      required
      options={(data?.content ?? []).map(({ productId, name, price }) => ({
        value: productId,
        label: price === null ? name : `${name} · ${moneyText(price, locale)}`,
      }))}
      value={value}
      error={error && !data ? t.productsFailed : missing}
      onValueChange={onChange}
    />
  );
}

interface FilePartProps {
  file: File | undefined;
  isMissing: boolean;
  onChoose: (file: File) => void;
}

function FilePart({ file, isMissing, onChoose }: FilePartProps) {
  const t = useTexts(orderImportTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <S.FilePart>
      <strong>{t.file}</strong>
      <S.Line>
        <S.Input
          ref={inputRef}
          type="file"
          accept=".xlsx,.csv"
          tabIndex={-1}
          aria-hidden
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            // Otherwise the same file could not be chosen again once it is corrected.
            if (chosen) onChoose(chosen);
            currentTarget.value = '';
          }}
        />
        <Button icon={<Icon icon={Upload} />} onClick={() => inputRef.current?.click()}>
          {file ? t.chooseOther : t.choose}
        </Button>
        {file && <span>{file.name}</span>}
      </S.Line>
      <small>{t.fileNote}</small>
      {isMissing && <span role="alert">{t.fileMissing}</span>}
    </S.FilePart>
  );
}

function RecentImports() {
  const t = useTexts(orderImportTexts);
  const dates = useDateFormat();
  const { userType } = useSignedIn().user;
  const { data } = useCall(orderImports.getList, {});
  if (!data || data.length === 0) return null;
  return (
    <Card title={t.recent}>
      <S.Stack>
        <S.Recent>
          {data.map(({ id, fileName, companyName, productName, counts, createTime }) => (
            <li key={id}>
              <Link href={`${orderImportPath(userType)}?id=${id}`}>{fileName}</Link>
              <span>
                {userType === 'companyUser' ? productName : `${companyName} · ${productName}`}
              </span>
              <small>
                {[
                  dates.time(createTime),
                  ...(['error', 'warning', 'good', 'placed'] as const)
                    .filter((state) => counts[state] > 0)
                    .map((state) => t[`${state}Rows`](counts[state])),
                ].join(' · ')}
              </small>
            </li>
          ))}
        </S.Recent>
        <small>{t.recentNote}</small>
      </S.Stack>
    </Card>
  );
}
