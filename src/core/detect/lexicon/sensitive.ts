import type { Lexicon } from '../cue.ts'

const table = {
  english: {
    owners:
      'customer,customers,client,clients,user,users,cardholder,patient,patients,employee,employees,member,guest,student,payroll,payment,bank,medical,health,billing,donor',
    things:
      'data,files,records,details,info,information,emails,addresses,documents,contracts,phone numbers,names,photos,invoices,identifiers,ids',
    between: ' ',
  },
  chinese: {
    owners: '客户,用户,顾客,病人,患者,员工,会员,学生,同事,供应商,医疗,财务',
    things: '资料,合同,文件,信息,名单,邮箱,电话,地址,档案,照片,记录,联系方式,身份信息',
    between: '',
  },
  korean: {
    owners: '고객,고객사,환자,회원,직원,학생,사용자,유저,거래처,의료',
    things: '데이터,정보,파일,자료,명단,기록,계약서,연락처,이메일,주소,개인정보',
    between: '_',
  },
} as const

/** What belongs to other people, and costs when it gets about: each owner with each thing. */
export const sensitive: Lexicon = {
  danger: Object.values(table).flatMap(({ owners, things, between }) =>
    owners.split(',').flatMap((owner) => things.split(',').map((thing) => `${owner}${between}${thing}`)),
  ),
}
