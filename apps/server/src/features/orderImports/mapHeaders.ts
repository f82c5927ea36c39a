import { foldText, IMPORT_FIELDS, type ImportField } from '@mingjian/api';
import type { Db } from '../../database/connect';

/** Headers of the fields, as sheets of HR departments name them. */
const HEADERS: Readonly<Record<ImportField, readonly string[]>> = {
  userName: ['姓名', '候选人', '候选人姓名', '员工姓名', 'name', 'full name', 'candidate'],
  mobile: ['手机号', '手机', '手机号码', '电话', '联系电话', '联系方式', 'mobile', 'phone'],
  idType: ['证件类型', '证件种类', 'id type'],
  idCardNo: [
    '证件号',
    '证件号码',
    '身份证',
    '身份证号',
    '身份证号码',
    'id no.',
    'id no',
    'id number',
  ],
  email: ['邮箱', '电子邮箱', '邮件', '电子邮件', 'email', 'e-mail'],
  position: ['应聘岗位', '岗位', '职位', '应聘职位', 'position', 'job title'],
  city: ['工作城市', '城市', '工作地', '工作地点', 'city', 'city of work'],
  urgentFlag: ['加急', '是否加急', 'urgent'],
  mainCompanyName: ['签约主体', '合同主体', 'signing entity'],
  consigneeName: ['报告接收人', '接收人', 'recipient', 'recipient of the report'],
  clientPoNo: ['采购单号', 'po 号', 'po号', 'po number', 'po no.', 'po'],
  costCenter: ['成本中心', 'cost centre', 'cost center'],
  remark: ['备注', '说明', 'note', 'notes', 'remark', 'remarks'],
};

/** Returns a header as it is compared: without stars and blanks at its ends, and brackets. */
const plain = (header: string) =>
  foldText(header)
    .replace(/[（(【[].*?[)）】\]]/g, '')
    .replace(/^[\s*]+|[\s*:：]+$/g, '');

/** Returns the field of each header: the company's own choice, else what its words say. */
export async function mapHeaders(
  headers: readonly string[],
  companyId: string,
  db: Db,
): Promise<(ImportField | null)[]> {
  const known = await db
    .selectFrom('importHeaders')
    .select(['header', 'field'])
    .where('companyId', '=', companyId)
    .where('header', 'in', ['', ...headers])
    .execute();
  const chosen = new Map(known.map(({ header, field }) => [header, field]));
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const field = chosen.has(header) ? chosen.get(header)! : fieldNamed(header);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

const fieldNamed = (header: string) =>
  IMPORT_FIELDS.find((field) => HEADERS[field].includes(plain(header))) ?? null;

/** Remembers the fields of headers for the company's next file. */
export async function rememberHeaders(
  headers: readonly string[],
  mapping: readonly (ImportField | null)[],
  companyId: string,
  db: Db,
) {
  const chosen = new Map(headers.map((header, at) => [header, mapping[at] ?? null]));
  chosen.delete('');
  if (chosen.size === 0) return;
  await db
    .insertInto('importHeaders')
    .values([...chosen].map(([header, field]) => ({ companyId, header, field })))
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'header'])
        .doUpdateSet((eb) => ({ field: eb.ref('excluded.field') })),
    )
    .execute();
}
