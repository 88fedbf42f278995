import { keyOf } from './stem';

/** Grammar, and how people say that they ask or offer: no matter for two to meet over. */
const silent = `
a an the and or but nor so yet if then than that this these those there here it its itself i me my mine myself we us our ours you your yours he
him his she her hers they them their theirs who whom whose which what when where why how is am are was were be been being do does did done doing
have has had having will would shall should can could may might must ought not no yes of in on at by for with about against between into through
during before after above below to from up down out off over under again further once all any both each few more most other some such only own
same too very just also as while because until within without across along among around via per etc eg ie else ever even much many lot lots
still already really quite rather maybe perhaps like well get gets getting got let lets make makes making made go goes going went come comes
im ive ill id dont cant isnt arent youre theyre whos
look looking looks seek seeking seeks search searching find finding finds want wants wanted wanting need needs needed needing wish hope hoping
would love happy glad ready open able willing interested interest interests keen eager please thanks thank hi hello
someone somebody anyone anybody everyone something anything everything one ones person people others folks guy guys
help helps helped helping helper helpful advice advise advising assist assistance support recommend recommendation tip tips ask asking
offer offers offering provide provides providing share sharing discuss discussing talk talking chat meet meeting connect connecting connection connections
introduction intro introduce know knows knowing think thinking try trying start starting join joining use using give gives giving take taking
good great best better nice new current currently now today year years day days month months week weeks time times first last
various different several every another whole full main
и в во на с со к ко о об от до по за из у для при без над под про через между или но а же ли бы не ни да нет как так что чтобы кто кого кому кем ком чем
чего чему где когда куда откуда почему зачем это этот эта эти этого этой этим этих тот та те того той тем тех то такой такая такие такого который которая
которые которого которой которых кое кто-то кто-нибудь что-то что-нибудь какой какая какие какой-то какой-нибудь я мне меня мной мы нам нас нами вы вам вас вами
ты тебе тебя он она оно они его ее их ему ей им него нее них мой моя мое мои моего моей моих наш наша наши нашего нашей наших ваш ваша ваши свой своя свое свои своего своей своих своим своими
быть есть был была было были буду будет будут будем уже еще только также тоже очень более менее самый самая самые сам сама сами весь вся все всех всем всего всю
можно нужно надо могу может могут можем мочь смогу сможет смогут хочу хотим хочет хотел хотела хотели хотелось хотеть хочется если чтоб либо вот там тут здесь сейчас
потом после перед пока раз ради около среди кроме вместе себя себе собой лет год года годы день неделя месяц время
ищу ищем ищет искать поиск поиске найти найду нужен нужна нужны нужно нуждаюсь нуждаемся требуется требуются интересует интересуют интересно интересуюсь интерес интересы интересен
помощь помощи помочь помогу помогаю помогает помогут помогите помогать поможет поможем помогаем подсказать подскажите посоветовать посоветуйте порекомендовать рекомендация совет советы советом
кто-нибудь человек люди людей людьми человека ребята знакомство познакомиться знакомства знакомлюсь встретить встретиться встреча общение общаться пообщаться поговорить обсудить
делиться поделиться поделюсь делюсь рассказать расскажу предложить предлагаю предлагаем мочь умею умеем знаю знаете знает знающий знать готов готова готовы рад рада рады люблю нравится
делать сделать сделаю делаю делаем занимаюсь занимаемся занимается заниматься работаю работаем работает работать начать начинаю стать использовать
хороший хорошая хорошие лучший новый новая новые новых разный разные другой другие каждый любой первый последний например спасибо пожалуйста привет
`;

/** They say something in every second profile, so that little follows from sharing one. */
const light = `
work working works job jobs project projects business businesses company companies firm firms team teams experience experienced professional professionals
specialist specialists expert experts expertise consultant manager managers head lead leader senior junior director chief officer partner partners
service services product products client clients customer customers market industry field area sphere world life community idea ideas thing things way
development build building create creating run running develop growth grow growing skill skills knowledge learn learning practice practical question questions
solution solutions quality small large big medium local international online remote own founder owner entrepreneur startup startups
опыт опытный работа проект проекты бизнес компания компании команда команды специалист специалисты эксперт эксперты экспертиза консультант менеджер менеджеры
руководитель директор начальник глава главный старший младший партнер партнеры услуга услуги продукт продукты клиент клиенты заказчик рынок отрасль сфера область
мир жизнь сообщество идея идеи дело дела развитие развивать создание создать создавать создаю рост расти навык навыки знание знания учиться практика вопрос вопросы
решение решения качество небольшой большой малый средний местный международный онлайн удаленный основатель владелец предприниматель стартап стартапы организация
`;

const wordsOf = (written: string): string[] => written.trim().split(/\s+/);

const silentWords: ReadonlySet<string> = new Set(wordsOf(silent));

const lightKeys: ReadonlySet<string> = new Set(wordsOf(light).map(keyOf));

export const saysNothing = (word: string): boolean =>
  silentWords.has(word.replaceAll("'", '')) || /^\d+$/.test(word);

export const saysLittle = (key: string): boolean => lightKeys.has(key);
