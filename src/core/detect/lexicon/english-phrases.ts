import { type CueClass, type Lexicon, words } from '../cue.ts'

/** Phrases of several slots: each word of one with each of the next. An empty slot is left out. */
const phrases: Readonly<Partial<Record<CueClass, readonly (readonly string[])[]>>> = {
  // "unless I expressly approve", "until I sign off".
  consult: [
    [
      'unless i,until i',
      ',literally,explicitly,specifically,personally,actually,expressly,clearly,directly',
      'say,said,ask,asked,ask for,type,typed,tell,told,write,confirm,approve,request,sign off,give you,order',
    ],
    [
      'without me',
      ',explicitly,personally,actually',
      'asking,saying,telling,approving,confirming,typing,knowing',
    ],
  ],
  // "leave the tagging to me", "I handle the deploys".
  mine: [
    [
      'leave',
      ',the,all,all the,any',
      'commits,committing,git,git stuff,git side,pushing,pushes,deploys,deploying,deployment,deployments,releases,releasing,merging,merges,migrations,branching,branches,tagging,publishing,versioning,rebasing,wording,naming,decisions',
      'to me',
    ],
    [
      'i do,i handle,i take care of,i look after',
      'the,all the,my,my own,our',
      'commits,committing,git,git stuff,pushing,pushes,deploys,deploying,deployment,deployments,releases,merging,merges,migrations,publishing,tagging',
    ],
  ],
  // How what the agent writes has to be.
  style: [
    [
      'keep',
      ',the,your,all,all your,all the',
      'answers,replies,responses,explanations,summaries,messages,comments,commits,prs,descriptions,output,it,things',
      'short,brief,concise,terse,simple,to the point,minimal,tight,plain',
    ],
    ['short,brief,terse,concise,plain', 'answers,replies,responses,explanations,summaries'],
  ],
  // Who the person is.
  being: [
    [
      "i'm,i am,i'm just,i'm only,i'm actually",
      'a,an',
      'accountant,analyst,architect,artist,astronomer,author,baker,bioinformatician,biologist,bookkeeper,carpenter,chemist,clinician,consultant,dentist,doctor,economist,editor,electrical engineer,embedded engineer,engineer,epidemiologist,florist,founder,geologist,historian,hobbyist,journalist,lawyer,lecturer,librarian,linguist,marketer,marketing person,mathematician,mechanical engineer,medic,musician,non-native,nurse,photographer,phd student,physician,physicist,potter,product person,product owner,professor,project manager,psychologist,researcher,scientist,shop owner,sociologist,solo dev,solo developer,solo founder,statistician,teacher,tester,translator,vet,violinist,writer,social scientist,total beginner,complete beginner,absolute beginner,complete novice,native speaker,non-programmer,non-coder',
    ],
    [
      'i have,i got,i know,i understand',
      'no,zero,little,very little,almost no,next to no',
      'coding,programming,terminal,technical,git,sql,linux,command line,web,backend,frontend',
      'knowledge,experience,skills,background',
    ],
    ["i have,i've got,with my", 'adhd,dyslexia,astigmatism,rsi,carpal tunnel,low vision,tinnitus,autism'],
    [
      "i'm,i am",
      'not',
      ',a very,very,really',
      'technical,technical person,a coder,a dev,good with computers',
    ],
    ["i'm,i am", 'the only', 'one who codes,one who programs,developer,programmer,coder,engineer,one here'],
    [
      "my name's,i go by,my pronouns are,english isn't my,i can't code,i don't code,i can't program,i can't see",
    ],
  ],
  // Why something is asked for: what harm was done to people, or is done each time.
  why: [
    [
      'wrecked,broke,killed,ruined,cost,costs,bit,bites,burned,burnt,bounced,trashed,nuked,wiped,corrupted,blocked,confuses,kills,annoys,wrecks,ruins,logs,locks,kicks,screwed,hurt,hurts,tanked,blew up,took down,takes down,brought down',
      'us,our,me,my,people,everyone,everybody,the team,half the,half of,customers,clients,someone,somebody,a customer,a client',
    ],
  ],
  // "before you say it works", "before saying you are done".
  event: [
    // "whenever I call it a day, …": what is due each time the person does it.
    [
      'when i,whenever i,if i,any time i',
      'ask,say,ask you,tell you,type,give you a,send you a,paste a,write,call',
    ],
    [
      "if you,if you're,if you are,when you,when you're,if youre",
      "not sure,not certain,unsure,guessing,not confident,don't know,do not know,have to guess,need to guess,can't find,cannot find,can't tell,aren't sure",
    ],
    [
      'before',
      'you say,you tell me,you claim,you call it,saying,telling me,claiming,declaring,reporting',
      "it's,it is,it's all,it,you're,you are,that it,that it's",
      'works,done,fixed,ready,finished,complete,working',
    ],
  ],
  // Where it holds.
  place: [
    [
      'across,throughout,all over,everywhere in,all through',
      'the whole,the entire,our,our whole,this whole,our entire,all our,all of our',
      'app,backend,frontend,codebase,code base,repo,project,stack,api,system,site,firmware,game,monorepo,platform,company',
    ],
  ],
  // What is told beside the work at hand, to be known.
  fact: [
    [
      'one thing,another thing,something,thing,one more thing,a thing',
      'i,you,we',
      "should,need to,have to,ought to,should've,should have,forgot to,ought to have,must",
      'mention,mentioned,say,said,told you,tell you,know,explain,explained,be aware of',
    ],
    [
      'i',
      "should,should have,should've,forgot to",
      'mention,mentioned,say up front,told you,tell you,explain',
    ],
    ["so you're not,don't be,so you aren't", 'surprised,confused'],
    [
      'before i forget,while i remember,while i think of it,for context,for background,side note,sidenote,small note,quick note,psa,in case it matters,in case you wonder,worth mentioning,worth saying,since it keeps coming up,that keeps coming up,small correction,one correction,you should know,for later,to be clear,just to be clear,one thing though,unrelated but',
    ],
  ],
}

/** Every way through the slots of a phrase. */
const ways = (slots: readonly string[]): readonly string[] =>
  slots
    .map((slot) => slot.split(','))
    .reduce(
      (all, slot) => all.flatMap((one) => slot.map((next) => (next === '' ? one : `${one} ${next}`.trim()))),
      [''],
    )

export const englishPhrases: Lexicon = Object.fromEntries(
  Object.entries(phrases).map(([cls, all]) => [cls, words(all.flatMap(ways).join(','))]),
)
