import { DEAL_ROWS } from './deal-rows.ts'
import type { ForeignLanguage } from './phrases.ts'

const ORDER: readonly ForeignLanguage[] = ['fr', 'pt', 'de', 'it', 'zh', 'ko', 'ja', 'ru', 'vi']

/** What store profiles say again and again of payment, papers, days and places, in the order of the languages above. */
const ROWS = `
cash = espèces = dinheiro = Bargeld = contanti = 现金 = 현금 = 現金 = наличные = tiền mặt
cash only = espèces uniquement = só dinheiro = nur Bargeld = solo contanti = 仅限现金 = 현금만 = 現金のみ = только наличные = chỉ tiền mặt
debit(?: cards?)? = carte de débit = cartão de débito = Debitkarte = carta di debito = 借记卡 = 직불카드 = デビットカード = дебетовая карта = thẻ ghi nợ
debit at the door = carte de débit à la livraison = débito na entrega = Debitkarte an der Tür = carta di debito alla consegna = 送货时刷借记卡 = 배달 시 직불카드 = 配達時にデビットカード = дебетовая карта при доставке = thẻ ghi nợ khi giao hàng
credit(?: cards?)? = cartes de crédit = cartões de crédito = Kreditkarten = carte di credito = 信用卡 = 신용카드 = クレジットカード = кредитные карты = thẻ tín dụng
(?:personal )?checks? = chèques = cheques = Schecks = assegni = 支票 = 수표 = 小切手 = чеки = séc
(?:pin )?(\\$[\\d.]+) fee = frais de $1 = taxa de $1 = $1 Gebühr = commissione di $1 = 手续费 $1 = 수수료 $1 = 手数料 $1 = комиссия $1 = phí $1
no fee = sans frais = sem taxa = ohne Gebühr = senza commissione = 无手续费 = 수수료 없음 = 手数料なし = без комиссии = không phí
(canpay|aeropay) app = application $1 = aplicativo $1 = $1-App = app $1 = $1 应用 = $1 앱 = $1 アプリ = приложение $1 = ứng dụng $1
bank(?: transfer)? app = application bancaire = aplicativo do banco = Bank-App = app bancaria = 银行应用 = 은행 앱 = 銀行アプリ = банковское приложение = ứng dụng ngân hàng
gift cards? = cartes cadeaux = cartões-presente = Geschenkkarten = carte regalo = 礼品卡 = 기프트카드 = ギフトカード = подарочные карты = thẻ quà tặng
crypto(?:currency)? = cryptomonnaies = criptomoedas = Kryptowährung = criptovalute = 加密货币 = 암호화폐 = 暗号資産 = криптовалюта = tiền mã hóa
foreign (?:currency|cash) = devises étrangères = moeda estrangeira = Fremdwährung = valuta estera = 外币 = 외화 = 外貨 = иностранная валюта = ngoại tệ
charged in (\\$\\d+) (?:steps|increments) = débité par tranches de $1 = cobrado em múltiplos de $1 = in Schritten von $1 = addebito a multipli di $1 = 按 $1 的倍数收取 = $1 단위로 결제 = $1 単位で決済 = списание с шагом $1 = tính theo bội số $1
change (?:is )?given in cash = monnaie rendue en espèces = troco em dinheiro = Rückgeld in bar = resto in contanti = 现金找零 = 거스름돈은 현금 = お釣りは現金 = сдача наличными = trả lại tiền mặt
(?:valid |unexpired )?driver'?s licen[cs]es? = permis de conduire = carteira de motorista = Führerschein = patente di guida = 驾照 = 운전면허증 = 運転免許証 = водительские права = bằng lái xe
foreign driver'?s licen[cs]es? = permis de conduire étranger = carteira de motorista estrangeira = ausländischer Führerschein = patente di guida straniera = 外国驾照 = 외국 운전면허증 = 外国の運転免許証 = иностранные водительские права = bằng lái xe nước ngoài
any (?:us )?state = de tout État américain = de qualquer estado dos EUA = aus jedem US-Bundesstaat = di qualsiasi stato USA = 美国任何州 = 미국 모든 주 = 米国のどの州でも可 = любого штата США = của bất kỳ tiểu bang nào
any us state or canadian province = de tout État américain ou province canadienne = de qualquer estado dos EUA ou província canadense = aus jedem US-Bundesstaat oder jeder kanadischen Provinz = di qualsiasi stato USA o provincia canadese = 美国任何州或加拿大任何省 = 미국 모든 주 또는 캐나다 모든 주 = 米国の州またはカナダの州 = любого штата США или провинции Канады = của bất kỳ tiểu bang Mỹ hay tỉnh Canada nào
state (?:ids?|identification)(?: cards?)? = carte d'identité d'un État américain = identidade estadual = Ausweis eines US-Bundesstaats = carta d'identità statale USA = 州身份证 = 주 신분증 = 州発行の身分証 = удостоверение штата = thẻ căn cước tiểu bang
(?:valid )?passports? = passeport = passaporte = Reisepass = passaporto = 护照 = 여권 = パスポート = паспорт = hộ chiếu
(?:us (?:or|and) foreign|domestic or foreign) passports? = passeport américain ou étranger = passaporte dos EUA ou estrangeiro = Reisepass (USA oder Ausland) = passaporto USA o straniero = 美国或外国护照 = 미국 또는 외국 여권 = 米国または外国のパスポート = паспорт (США или другой страны) = hộ chiếu Mỹ hoặc nước ngoài
us or foreign = américain ou étranger = dos EUA ou estrangeiro = USA oder Ausland = USA o straniero = 美国或外国 = 미국 또는 외국 = 米国または外国 = США или другой страны = Mỹ hoặc nước ngoài
(?:foreign|international) passports? = passeport étranger = passaporte estrangeiro = ausländischer Reisepass = passaporto straniero = 外国护照 = 외국 여권 = 外国のパスポート = иностранный паспорт = hộ chiếu nước ngoài
(?:us )?military (?:ids?|identification)(?: cards?)? = carte militaire américaine = identidade militar dos EUA = US-Militärausweis = tessera militare USA = 美国军人证 = 미군 신분증 = 米軍の身分証 = военное удостоверение США = thẻ quân nhân Mỹ
tribal (?:ids?|identification)(?: cards?)? = carte d'identité tribale = identidade tribal = Stammesausweis (tribal ID) = carta d'identità tribale = 部落身份证 = 부족 신분증 = 部族の身分証 = удостоверение племени = thẻ bộ tộc
(idnyc) cards? = $1 = $1 = $1 = $1 = $1 = $1 = $1 = $1 = $1
permanent resident cards?|green cards? = carte de résident permanent = cartão de residente permanente = Green Card (Daueraufenthaltskarte) = carta di residente permanente = 永久居民卡 = 영주권 카드 = 永住者カード = карта постоянного жителя = thẻ thường trú nhân
consular ids?(?: cards?)? = carte consulaire = identidade consular = Konsularausweis = tessera consolare = 领事身份证 = 영사관 신분증 = 領事館の身分証 = консульское удостоверение = thẻ lãnh sự
mexican consular cards? = carte consulaire mexicaine = identidade consular mexicana = mexikanischer Konsularausweis = tessera consolare messicana = 墨西哥领事证 = 멕시코 영사관 신분증 = メキシコ領事館の身分証 = мексиканское консульское удостоверение = thẻ lãnh sự Mexico
expired ids? = pièce d'identité périmée = documento vencido = abgelaufener Ausweis = documento scaduto = 过期证件 = 만료된 신분증 = 期限切れの身分証 = просроченный документ = giấy tờ hết hạn
(?:phone )?photos?(?: or (?:photo)?cop(?:y|ies))? of (?:an |your )?ids?(?: on (?:a|your) phone)? = photo ou copie d'une pièce d'identité = foto ou cópia de documento = Foto oder Kopie eines Ausweises = foto o copia di un documento = 证件照片或复印件 = 신분증 사진이나 사본 = 身分証の写真やコピー = фото или копия документа = ảnh chụp hoặc bản sao giấy tờ
(?:student|school) ids?(?: cards?)? = carte d'étudiant = carteira de estudante = Studentenausweis = tessera studentesca = 学生证 = 학생증 = 学生証 = студенческий билет = thẻ sinh viên
temporary (?:paper )?(?:ids?|licen[cs]es?) = pièce d'identité provisoire en papier = documento provisório em papel = vorläufiger Papierausweis = documento provvisorio cartaceo = 临时纸质证件 = 임시 종이 신분증 = 仮の紙の身分証 = временный бумажный документ = giấy tờ tạm thời
daily|every ?day|(?:7|seven) days a week = tous les jours = todos os dias = täglich = tutti i giorni = 每天 = 매일 = 毎日 = ежедневно = hằng ngày
weekdays = en semaine = dias úteis = werktags = nei giorni feriali = 工作日 = 평일 = 平日 = по будням = ngày thường
weekends = le week-end = fins de semana = am Wochenende = nel fine settimana = 周末 = 주말 = 週末 = по выходным = cuối tuần
hotels = hôtels = hotéis = Hotels = hotel = 酒店 = 호텔 = ホテル = гостиницы = khách sạn
campgrounds|campsites = campings = campings = Campingplätze = campeggi = 露营地 = 캠핑장 = キャンプ場 = кемпинги = khu cắm trại
(?:the )?beach(?:es)? = plages = praias = Strände = spiagge = 海滩 = 해변 = 海岸 = пляжи = bãi biển
state parks?(?: land)? = parcs d'État = parques estaduais = State Parks = parchi statali = 州立公园 = 주립공원 = 州立公園 = парки штата = công viên bang
motels = motels = motéis = Motels = motel = 汽车旅馆 = 모텔 = モーテル = мотели = nhà nghỉ
(?:vacation|short-term) rentals = locations de vacances = imóveis de temporada = Ferienwohnungen = case vacanza = 短租房 = 단기 임대 숙소 = 民泊 = посуточное жильё = nhà cho thuê ngắn hạn
schools = écoles = escolas = Schulen = scuole = 学校 = 학교 = 学校 = школы = trường học
(?:college )?(?:dorms|dormitories) = résidences universitaires = alojamentos estudantis = Wohnheime = residenze universitarie = 学生宿舍 = 기숙사 = 学生寮 = общежития = ký túc xá
(?:public )?parks = parcs = parques = Parks = parchi = 公园 = 공원 = 公園 = парки = công viên
airports = aéroports = aeroportos = Flughäfen = aeroporti = 机场 = 공항 = 空港 = аэропорты = sân bay
federal (?:property|buildings|land) = propriétés fédérales = propriedades federais = Bundesgelände = proprietà federali = 联邦物业 = 연방 시설 = 連邦施設 = федеральная территория = khu vực liên bang
monday = lundi = segunda = Montag = lunedì = 周一 = 월요일 = 月曜日 = понедельник = thứ Hai
tuesday = mardi = terça = Dienstag = martedì = 周二 = 화요일 = 火曜日 = вторник = thứ Ba
wednesday = mercredi = quarta = Mittwoch = mercoledì = 周三 = 수요일 = 水曜日 = среда = thứ Tư
thursday = jeudi = quinta = Donnerstag = giovedì = 周四 = 목요일 = 木曜日 = четверг = thứ Năm
friday = vendredi = sexta = Freitag = venerdì = 周五 = 금요일 = 金曜日 = пятница = thứ Sáu
saturday = samedi = sábado = Samstag = sabato = 周六 = 토요일 = 土曜日 = суббота = thứ Bảy
sunday = dimanche = domingo = Sonntag = domenica = 周日 = 일요일 = 日曜日 = воскресенье = Chủ nhật
`

type Row = { asked: RegExp; said: readonly string[] }

export const HOUSE_ROWS: readonly Row[] = `${ROWS}${DEAL_ROWS.trimStart()}`
  .trim()
  .split('\n')
  .map((row) => {
    const [source = '', ...said] = row.split(' = ')
    return { asked: new RegExp(`^(?:${source})$`, 'i'), said }
  })

const DAYS_THROUGH = /^(\p{L}+day)s? (?:to|through|thru|until|-|\u2013) (\p{L}+day)s?$/iu
const THROUGH: Record<ForeignLanguage, string> = {
  fr: 'du {from} au {to}',
  pt: 'de {from} a {to}',
  de: '{from} bis {to}',
  it: 'da {from} a {to}',
  zh: '{from}至{to}',
  ko: '{from}부터 {to}까지',
  ja: '{from}から{to}まで',
  ru: '{from} – {to}',
  vi: '{from} đến {to}',
}

/** A list with "or" and "and" in it is said with a stroke: its cases and genders need no care then. */
const JOINT = /\s+(?:or|and)\s+/

/** A value of the profile in another language, part by part; a part that is not known whole stays as it is written. */
export function sayHouse(text: string, language: ForeignLanguage): string {
  return text
    .split(/(\s*[;,()]\s*)/)
    .map((part) => sayPart(part, language) ?? part)
    .join('')
}

function sayPart(part: string, language: ForeignLanguage): string | null {
  const whole = sayWhole(part, language)
  if (whole !== null) return whole
  const days = DAYS_THROUGH.exec(part)
  if (days !== null) {
    const [from, to] = [sayWhole(days[1] ?? '', language), sayWhole(days[2] ?? '', language)]
    return from === null || to === null ? null : THROUGH[language].replace('{from}', from).replace('{to}', to)
  }
  const joined = part.split(JOINT).map((one) => sayWhole(one, language))
  return joined.length > 1 && joined.every((one) => one !== null) ? joined.join(' / ') : null
}

function sayWhole(part: string, language: ForeignLanguage): string | null {
  for (const { asked, said } of HOUSE_ROWS) {
    const words = said[ORDER.indexOf(language)]
    if (words !== undefined && asked.test(part)) return part.replace(asked, words)
  }
  return null
}
