import { defineTexts, type Wording } from '../../texts';

/** Purposes of surveying each standard group, and the papers that prove it. */
const groupTexts = defineTexts({
  zh: {
    purpose: {
      identity: '确认您本人的身份，避免同名误认',
      education: '核实学历、学位与在读时间',
      employment: '核实任职单位、职位、任职时间与离职情况',
      interview: '向您提供的证明人了解工作表现',
      litigation: '查询公开的裁判文书与法院公告',
      enforcement: '查询公开的被执行与失信信息',
      business: '查询公开的企业登记信息，了解是否存在利益冲突',
      qualification: '核实职业资格证书',
      social: '查询公开媒体中的负面报道',
      overseas: '由境外合作方核实海外经历',
      other: '按应聘岗位的需要核实',
    },
    proof: {
      identity: '无需上传身份证照片。',
      education:
        '毕业证书、学位证书照片，或学信网《教育部学历证书电子注册备案表》PDF。需能看清姓名、学校和起止时间。',
      employment:
        '离职证明、劳动合同首尾页，或社保缴费记录截图。需能看清单位名称和起止时间；不接受手写说明。单位已注销时，请在说明中写明。',
      qualification: '职业资格证书照片，需能看清姓名、证书编号和有效期。',
      overseas: '学位证书、成绩单或在职证明，非中英文请附翻译。',
    },
  },
  en: {
    purpose: {
      identity: 'To make sure that it is you, and no namesake',
      education: 'To verify degrees and the time of study',
      employment: 'To verify employers, positions, dates and the way you left',
      interview: 'To ask the referees whom you name about your work',
      litigation: 'To search published court decisions and notices',
      enforcement: 'To search published records of enforcement',
      business: 'To search the company register for conflicts of interest',
      qualification: 'To verify professional certificates',
      social: 'To search public media for adverse reports',
      overseas: 'To have partners abroad verify your time overseas',
      other: 'To verify what the position requires',
    },
    proof: {
      identity: 'No picture of your identity card is needed.',
      education:
        'Pictures of diploma and degree certificate, or the registration form of CHSI as PDF. Name, school and both dates must be readable.',
      employment:
        'A leaving certificate, first and last page of the contract, or a screenshot of social insurance. Employer and both dates must be readable; handwritten notes are not accepted. If the employer no longer exists, say so in the explanation.',
      qualification: 'Pictures of the certificate with name, number and expiry readable.',
      overseas:
        'Degree, transcript or certificate of employment, with a translation if it is in neither Chinese nor English.',
    },
  },
});

type Purposes =
  | 'identity'
  | 'education'
  | 'employment'
  | 'interview'
  | 'litigation'
  | 'enforcement'
  | 'business'
  | 'qualification'
  | 'social'
  | 'overseas'
  | 'other';
type Proofs = 'identity' | 'education' | 'employment' | 'qualification' | 'overseas';
const PROOFS: readonly string[] = [
  'identity',
  'education',
  'employment',
  'qualification',
  'overseas',
] satisfies Proofs[];
const PURPOSES: readonly string[] = [
  'identity',
  'education',
  'employment',
  'interview',
  'litigation',
  'enforcement',
  'business',
  'qualification',
  'social',
  'overseas',
] satisfies Purposes[];

/** Returns why a group is surveyed. */
export const purposeOf = (groupCode: string): Wording =>
  groupTexts((t) => t.purpose[(PURPOSES.includes(groupCode) ? groupCode : 'other') as Purposes]);

/** Returns which papers prove a group; `undefined` where none is asked. */
export const proofOf = (groupCode: string): Wording | undefined =>
  PROOFS.includes(groupCode) ? groupTexts((t) => t.proof[groupCode as Proofs]) : undefined;
