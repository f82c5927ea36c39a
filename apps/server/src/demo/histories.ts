import { SO_FAR, type Education, type Employment } from '@mingjian/api';
import { pick, share } from './pick';
import { POSITIONS } from './words';

const SCHOOLS = ['浙江大学', '华东师范大学', '苏州大学', '西南财经大学', '上海应用技术大学'];
const MAJORS = ['工商管理', '计算机科学与技术', '会计学', '市场营销', '人力资源管理'];
const EMPLOYERS = [
  '上海远景贸易有限公司',
  '杭州青禾软件有限公司',
  '苏州工业园区恒信精密制造有限公司',
  '成都锦里商业管理有限公司',
  'Northbridge Consulting (Shanghai) Co., Ltd.',
];

/** Returns schools and jobs of candidate `index` in `year`, as JSON; one in three gave them. */
export function historyOf(index: number, birthYear: number, year: number) {
  if (index % 3 !== 0) return { education: null, employment: null };
  const begun = birthYear + 18;
  const graduated = begun + 4;
  const isStudent = graduated >= year;
  const schools: Education[] = [
    {
      school: pick(SCHOOLS, index, 60),
      major: pick(MAJORS, index, 61),
      degree: '4',
      period: { from: `${begun}-09`, to: isStudent ? SO_FAR : `${graduated}-06` },
    },
  ];
  return {
    education: JSON.stringify(schools),
    employment: isStudent ? null : JSON.stringify(jobsOf(index, graduated, year)),
  };
}

/** Every second person who changed jobs has a gap of three months. */
function jobsOf(index: number, graduated: number, year: number): Employment[] {
  const left = graduated + 2 + Math.floor(share(index, 62) * 3);
  const changed = left < year;
  const first: Employment = {
    employer: pick(EMPLOYERS, index, 63),
    jobTitle: pick(POSITIONS, index, 64),
    period: { from: `${graduated}-07`, to: changed ? `${left}-04` : SO_FAR },
  };
  if (!changed) return [first];
  const next: Employment = {
    employer: pick(EMPLOYERS, index + 1, 63),
    jobTitle: pick(POSITIONS, index, 65),
    period: { from: `${left}-${share(index, 66) < 0.5 ? '05' : '08'}`, to: SO_FAR },
  };
  return [first, next];
}
