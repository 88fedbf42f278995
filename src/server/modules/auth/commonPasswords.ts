/** Passwords of 8 characters and more that guessing begins with, in small letters: tops of published lists, Latin and Russian. */
const written = `
12345678 123456789 1234567890 12345678910 123456789a 0123456789 0987654321 987654321 87654321 9876543210 11111111 111111111
1111111111 00000000 000000000 0000000000 12341234 12344321 123123123 123321123 1234qwer 12121212 112233445566 11223344 22222222 55555555
66666666 77777777 88888888 99999999 13131313 10203040 147258369 159357456 789456123 741852963 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx
1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop
qwertyuiop123 asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123 zxcvbnmm zaq12wsx !qaz2wsx 1234abcd abcd1234 abc12345 abc123456
abcdefgh abcdefg1 abcdefghi a1b2c3d4 a1234567 a12345678 a123456789 aa123456 aa12345678 aaaaaaaa
password passwords password1 password2 password12 password123 password1234 password12345 password! password1! password123! password@123
passw0rd p@ssword p@ssw0rd p@ssw0rd1 p@55w0rd pa55word pa$$word pass1234 pass12345 passpass mypassword password01 password2024 password2025
password2026 welcome1 welcome12 welcome123 welcome1! welcome@123 letmein1 letmein123 letmeinn changeme changeme1 changeme123 default1
administrator admin123 admin1234 admin12345 admin123456 admin@123 adminadmin root1234 rootroot test1234 testtest test12345 testing1
testing123 guest123 user1234 username login123 loginlogin secret123 iloveyou iloveyou1 iloveyou2 iloveyou! ilovegod ihateyou
sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123 spiderman starwars
starwars1 pokemon1 dragon123 monkey123 michael1 jennifer jordan23 michelle charlie1 charlie123 liverpool chelsea1 manchester barcelona
juventus realmadrid computer computer1 internet whatever whatever1 trustno1 trustno1! midnight chocolate butterfly freedom1 mustang1
corvette mercedes ferrari1 steelers security samsung1 samsung123 google123 facebook facebook1 linkedin linkedin1 instagram whatsapp
blink182 metallica nirvana1 hello123 hellohello helloworld jesus123 jesuschrist blessing1 lovelove lovely123 babygirl babygirl1 sweetheart
cheesecake elephant dolphins diamond1 nicholas anthony1 jonathan victoria benjamin samantha alexander alexandra december november
september february1 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 spring2025 autumn2025 hunter12 master123 killer123
shadow123 matrix123 access14 fuckyou1 fuckyou123 fuckyou! asshole1 bullshit zinch123 g_czechout x4ivygh7 gfhjkm123 ghbdtn123
gfhjkmgfhjkm ytrewq123 marina123 natasha1 nastya123 vladimir vfhbyf123 ghjcnjgfhjkm yfcntymrf fylhtq123 kolokol1 zvezda123 lokomotiv
spartak1922 spartak1 qwaszx12 samolet1 privet123 rossiya1 moskva123 parol123 parol1234 parol12345
пароль123 пароль1234 парольпароль йцукенгш йцукенгшщз йцукен123 йцукен12345 фывапролд фывапрол ячсмитьб любовь123 привет123 наташа123
максим123 россия123 москва123 спартак1 солнышко
`;

const common: ReadonlySet<string> = new Set(written.trim().split(/\s+/));

/** Whether a password is among the most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean =>
  common.has(password.normalize('NFKC').trim().toLowerCase());
