import { remembered } from './remembered';
import { keyOf } from './stem';

/** Grammar, and how people say that they ask or offer: no matter for two to meet over. */
const silent = `
a an the and or but nor so yet if then than that this these those there here it its itself i me my mine myself we us our ours you your yours he
him his she her hers they them their theirs who whom whose which what when where why how is am are was were be been being do does did done doing
have has had having will would shall should can could may might must ought not no yes of in on at by for with about against between into through
during before after above below to from up down out off over under again further once all any both each few more most other some such only own
same too very just also as while because until within without across along among around via per etc eg ie else ever even much many lot lots
still already really quite rather maybe perhaps like well get gets getting got let lets make makes making made go goes going went come comes
behind beside besides near toward towards inside outside upon beyond despite instead unless whether though although since however either neither less least
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
самого самому самим самом самой самою самих самими самую
быть есть был была было были буду будет будут будем уже еще только также тоже очень более менее самый самая самые сам сама сами весь вся все всех всем всего всю
можно нужно надо могу может могут можем мочь смогу сможет смогут хочу хотим хочет хотел хотела хотели хотелось хотеть хочется если чтоб либо вот там тут здесь сейчас
потом после перед пока раз ради около среди кроме вместе себя себе собой лет год года годы день неделя месяц время
ищу ищем ищет искать поиск поиске найти найду нужен нужна нужны нужно нуждаюсь нуждаемся требуется требуются интересует интересуют интересно интересуюсь интерес интересы интересен
помощь помощи помочь помогу помогаю помогает помогут помогите помогать поможет поможем помогаем подсказать подскажите посоветовать посоветуйте порекомендовать рекомендация совет советы советом
вокруг внутри снаружи возле рядом вдоль вместо благодаря хотя пусть зато однако лишь даже ведь именно особенно почти точно ни никто ничто ничего
кто-нибудь человек люди людей людьми человека ребята знакомство познакомиться знакомства знакомлюсь встретить встретиться встреча общение общаться пообщаться поговорить обсудить
делиться поделиться поделюсь делюсь рассказать расскажу предложить предлагаю предлагаем мочь умею умеем знаю знаете знает знающий знать готов готова готовы рад рада рады люблю нравится
делать делал делала сделать сделал сделала сделали сделает сделаю делаю делаем занимаюсь занимаемся занимается заниматься работаю работаем работает работать начать начинаю стать использовать
хороший хорошая хорошие лучший новый новая новые новых разный разные другой другие каждый любой первый последний например спасибо пожалуйста привет
которого которому которым котором которой которую которых которыми чтобы чей чья чьи тот того тому тем тех теми такого таких чего чему кому кем кого
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
zero two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen couple half twice several
day week month year decade hour minute moment time today tomorrow yesterday tonight morning evening night weekend monday tuesday wednesday thursday friday saturday sunday recent recently ago soon
later early late next last always never often sometimes usually metre meter mile kilometre
young younger youngest old older oldest elder odd bigger biggest smaller smallest larger largest longer longest shorter higher lower easier harder stronger
shout shouting shouted whisper quarrel argue blush blushing count counting marry married named unnamed alike grown-up own owned live lived alive shape kindly odd quiet quietly loud honest honestly real true false nice great best better worse worst bad little tiny huge long short high low whole full empty quick quickly fast slow fresh cold warm hot
hard easy simple complex strong weak happy sad crazy strange stubborn decent proper serious careful patient patience patiently brave afraid fear tired bored boring modest kind kindly humble funny
famous favourite favorite beautiful pretty ugly expensive cheap sure right wrong left frank frankly gentle lively readable sane useful important possible impossible different similar former retired
feel felt see saw seen hear heard listen say said tell told think thought believe understand understood explain explaining explained know knew known remember forget forgot like liked hate enjoy
read write wrote written walk run sit stand stood lift carry bring brought take took taken give gave given put keep kept hold held turn move moved moving stop start started begin began try tried trying
use used using leave stay live die born lose lost win won pay paid paying cost worth sort show showed shown watch watched visit pull push cut break broke broken open close closed call called answer
answered wait waited spend spent save miss missed set check checked change changed happen become became exist survive survived admit pretend swear laugh cry smile sigh faint hurt want wish fail failed
love loved lover dream hope care mind bear follow rest fall fell fallen stick throw pick pass reach eat drink sleep sleeping stare
place places back end side top bottom front point part case fact reason word name number line list bit piece hand eye face neck friend neighbour neighbor stranger guest fan man men woman women girl boy
mother father dad mum mom son daughter brother sister wife husband grandmother grandfather granddaughter grandson kid twin uncle aunt story conversation call attitude courage trust honesty sense humour
humor fun joy luck chance home newcomer lead second third company amount side mess trouble secret favour letter mistake opinion notes note hours
два один одна одно одни одного одной одну одним одном две двух трое три трех четыре пять шесть семь восемь девять десять двенадцать двадцать тридцать сорок пятьдесят шестьдесят сто двести триста тысяча тысячи миллион миллиона дюжина пара половина полтора
несколько раз день дни дня дней год года году лет неделя недели месяц месяца час часа минута время времени утро утром вечер вечером вечерам ночь ночью ночам сегодня завтра вчера выходные понедельник вторник
среда четверг пятница суббота воскресенье скоро давно недавно рано поздно иногда всегда никогда часто метр метра километр
старый молодой честный честно честного тихий тихо громкий странный упрямый живой настоящий большая маленький длинный короткий высокий высота высоты низкий целый полный пустой ранний поздний быстрый быстро медленный
свежий чистый холодный теплый горячий тяжелый легкий простой просто сильный слабый веселый грустный скучный серьезный аккуратный терпеливый терпение терпением смелый добрый злой красивый дорогой дешевый свободный
уверенный правильный собственный свой чужой чужих общий редкий нужный важный интересный любимый глупый умный странно долго желательно
вести веду ведет ведем научить научу учить учу учит учим учусь учится машина машины
кричать кричит крик крика замуж замужем женат жениться ссора спорить спорю спорит
чувствовать чувствую чувство видеть вижу видит видел увидеть слышать слышу слышит слышал слушать слушаю говорить говорю говорит сказать скажет сказал думать думаю думает верить верю верит понимать понимаю понимает
понять объяснить объяснит объясняю объясняет помнить помню помнит забыть любить любит любят любил ненавидеть читать читаю читает прочитать писать пишу пишет писал написать ходить хожу ходит идти иду идет взять
беру берет брать берем дать даст даю дает давать держать держу держит ждать жду ждет остаться остался жить живу живет выжить выжил выйти вышла вышел прийти пришел приезжать приезжает приехать уйти ушли ушел бояться боится
боюсь боятся смеяться вздыхать вздыхает плакать хотеть захочет успеть успеет пройти прошел прошла провести вывести выводил вывел платить платит платящих стоить стоит открыть закрыть показать покажет покажу показывать
смотреть смотрю смотрит найти нашел потерять потерял терять искать пробовать попробовать оформить оформит просить прошу попросить отвечать отвечаю ответить ответит звонить сидеть сидит стоять лежать спать сплю спит
получить получать попасть бросать бросить менять меняю поменять изменить случиться надоесть надоели мешать мешает терпеть тянуть подтянуть подтянет требовать принять переживший пережил переживших согласиться согласится
готовых решить выдержать верну вернуть вернуться стать стал стала собирать собираю собирает держится бывает звать зову
место места конец край сторона часть штука вид способ случай причина слово слова словах имя число строка список кусок рука руки рук глаз глаза лицо спина голова душа друг друзья друзей сосед соседи соседей гость гости
гостям гостей хозяин хозяйка мужчина женщина девушка парень мама папа отец мать сын сына дочь дочка дочке внук внучка бабушка дедушка жена муж брат сестра теща тещ семья разговор разговора беседа собеседник собеседника
юмор юмора смелость доверие честность надежда мечта мечтаю удача шанс радость любитель мысль смысл правда деньги первые прошлое прошлом бывший бывшей пенсионер секрет мнение беда письмо письма ошибка ошибки внимание сила силы душой компания компанию
`;

const wordsOf = (written: string): string[] => written.trim().split(/\s+/);

const silentWords: ReadonlySet<string> = new Set(wordsOf(silent));

const lightKeys: ReadonlySet<string> = new Set(wordsOf(light).map(keyOf));

export const saysNothing = remembered(
  (word) => silentWords.has(word.replaceAll("'", '')) || /^\d+$/.test(word),
);

export const saysLittle = (key: string): boolean => lightKeys.has(key);
