import { useMemo, useState } from 'react';
import {
  beijing,
  moneyText,
  settlementLogs,
  statements,
  toFen,
  toYuan,
  type StatementDetail,
} from '@mingjian/api';
import { useCall, useHttp, useRefresh } from '@mingjian/api/react';
import { Alert, useLocale, useTexts } from '@mingjian/ui';
import { useRecordForm, type FormField, type SubmitForm } from '@mingjian/widgets/Form';
import { FormDialog } from '@mingjian/widgets/FormDialog';
import { useDictionary } from '@mingjian/widgets/DictionarySelect';
import { useWatch } from 'react-hook-form';
import { refusalOf } from '../../base/formRefusal';
import { messages } from '../../shell';
import { statementTexts } from './statements.texts';

export interface PaymentDialogProps {
  statement: StatementDetail;
  onClose(): void;
}

/** Ways of payment; a balance pays by itself. */
const METHODS = ['1', '3', '4'];

/** Enters a payment for a statement, and says before where each part of it goes. */
export function PaymentDialog({ statement, onClose }: PaymentDialogProps) {
  const t = useTexts(statementTexts);
  const http = useHttp();
  const refresh = useRefresh();
  const fields = usePaymentFields();
  const { id: statementId, companyId, companyName, mainCompanyName } = statement;
  const [values] = useState(() => ({
    amount: toYuan(statement.totalAmount - statement.paidAmount),
    payMethod: '1',
    payTime: beijing(new Date()),
    payer: mainCompanyName ?? companyName,
    remark: '',
  }));
  const submit: SubmitForm = async (typed, { signal }) => {
    const payment = {
      companyId,
      statementId,
      amount: toFen(Number(typed.amount)),
      payMethod: Number(typed.payMethod) as 1 | 3 | 4,
      payTime: String(typed.payTime),
      payer: String(typed.payer),
      ...(typeof typed.remark === 'string' && typed.remark !== '' && { remark: typed.remark }),
    };
    try {
      await http.send(settlementLogs.save, payment, { signal });
    } catch (error) {
      return refusalOf(error as never);
    }
    messages.show({ text: t.moved, tone: 'success' });
    await refresh(statements.getDetail, statements.getList, settlementLogs.getList);
    onClose();
    return undefined;
  };
  const form = useRecordForm({ fields, values, submit });
  const amount = useWatch({ control: form.form.control, name: 'amount' });
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t.enterPayment}
      notice={<Preview question={{ companyId, statementId, amount: fenIn(amount) }} />}
      onClose={onClose}
    />
  );
}

const fenIn = (yuan: unknown) => (typeof yuan === 'number' ? toFen(yuan) : 0);

/** Says which statements a payment goes to. */
function Preview({
  question,
}: {
  question: { companyId: string; statementId: string; amount: number };
}) {
  const t = useTexts(statementTexts);
  const { locale } = useLocale();
  const { data } = useCall(settlementLogs.preview, question.amount > 0 ? question : null);
  if (!data) return <Alert>{t.paymentNote}</Alert>;
  return (
    <Alert>
      {data.map(({ statementNo, amount, rest }) => (
        <div key={statementNo ?? ''}>
          {statementNo === null
            ? t.toBalance(moneyText(amount, locale))
            : rest > 0
              ? t.toPart(statementNo, moneyText(amount, locale), moneyText(rest, locale))
              : t.toWhole(statementNo, moneyText(amount, locale))}
        </div>
      ))}
    </Alert>
  );
}

function usePaymentFields(): readonly FormField[] {
  const t = useTexts(statementTexts);
  const { labelOf } = useDictionary('pay_method');
  return useMemo(
    () => [
      { kind: 'money', field: 'amount', label: t.amount, required: true },
      {
        kind: 'select',
        field: 'payMethod',
        label: t.payMethod,
        required: true,
        options: METHODS.map((key) => ({ key, text: labelOf(Number(key)) })),
      },
      { kind: 'time', field: 'payTime', label: t.payTime, required: true },
      { kind: 'text', field: 'payer', label: t.payer, required: true, maxLength: 128 },
      { kind: 'area', field: 'remark', label: t.remark, maxLength: 500, wide: true },
    ],
    [t, labelOf],
  );
}
