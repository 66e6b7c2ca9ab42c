/** Whom and what deals are for, in the order of the languages of the house words. */
export const DEAL_ROWS = `
first visit = première visite = primeira visita = erster Besuch = prima visita = 首次光顾 = 첫 방문 = 初回来店 = первый визит = lần đầu ghé
(?:first-time|new) (?:guests|customers|clients|shoppers) = nouveaux clients = novos clientes = Neukunden = nuovi clienti = 新顾客 = 신규 고객 = 新規のお客様 = новые клиенты = khách mới
veterans = anciens combattants = veteranos = Veteranen = veterani = 退伍军人 = 재향군인 = 退役軍人 = ветераны = cựu chiến binh
active(?:[- ]duty)? military = militaires en activité = militares na ativa = aktive Soldaten = militari in servizio = 现役军人 = 현역 군인 = 現役軍人 = действующие военные = quân nhân tại ngũ
military = militaires = militares = Militärangehörige = militari = 军人 = 군인 = 軍人 = военные = quân nhân
seniors = seniors = idosos = Senioren = anziani = 长者 = 시니어 = シニア = пожилые = người cao tuổi
(?:seniors|guests) (\\d+)(?: and older|\\+) = $1 ans et plus = a partir de $1 anos = ab $1 Jahren = dai $1 anni in su = $1 岁及以上 = $1세 이상 = $1 歳以上 = от $1 лет = từ $1 tuổi
(?:registered |medical )*patients = patients enregistrés = pacientes registrados = registrierte Patienten = pazienti registrati = 注册患者 = 등록 환자 = 登録患者 = зарегистрированные пациенты = bệnh nhân có đăng ký
locals = habitants du coin = moradores locais = Einheimische = residenti = 本地居民 = 지역 주민 = 地元の方 = местные жители = cư dân địa phương
students = étudiants = estudantes = Studenten = studenti = 学生 = 학생 = 学生 = студенты = sinh viên
teachers = enseignants = professores = Lehrer = insegnanti = 教师 = 교사 = 教師 = учителя = giáo viên
nurses = infirmiers = enfermeiros = Pflegekräfte = infermieri = 护士 = 간호사 = 看護師 = медсёстры = y tá
first responders = secouristes = socorristas = Rettungskräfte = soccorritori = 急救人员 = 응급구조대원 = 救急隊員 = спасатели = nhân viên cứu hộ
hospitality workers = employés de l'hôtellerie = trabalhadores de hotelaria = Beschäftigte im Gastgewerbe = lavoratori del settore alberghiero = 酒店餐饮业员工 = 접객업 종사자 = 接客業の方 = работники гостиниц и ресторанов = nhân viên nhà hàng khách sạn
(?:cannabis )?industry workers = employés du secteur = trabalhadores do setor = Beschäftigte der Branche = lavoratori del settore = 行业员工 = 업계 종사자 = 業界の方 = работники отрасли = nhân viên trong ngành
one item = un article = um item = ein Artikel = un articolo = 一件商品 = 한 품목 = 1 点 = один товар = một món
(?:the |your )?(?:whole |entire )?order = toute la commande = todo o pedido = die ganze Bestellung = tutto l'ordine = 整单 = 주문 전체 = 注文全体 = весь заказ = toàn bộ đơn hàng
everything|storewide = tout le magasin = toda a loja = alles = tutto il negozio = 全场 = 전 품목 = 全品 = всё = toàn bộ cửa hàng
edibles = comestibles = comestíveis = Edibles = edibili = 食用类 = 에더블 = エディブル = съедобные продукты = đồ ăn
pre-?rolls = joints pré-roulés = pré-enrolados = Pre-Rolls = spinelli pronti = 预卷 = 프리롤 = プレロール = джойнты = điếu cuốn sẵn
concentrates = concentrés = concentrados = Konzentrate = concentrati = 浓缩物 = 농축액 = 濃縮物 = концентраты = sản phẩm cô đặc
vapes = vapoteuses = vaporizadores = Vapes = vaporizzatori = 电子烟 = 전자담배 = ベイプ = вейпы = vape
(?:vape )?cart(?:ridge)?s = cartouches = cartuchos = Kartuschen = cartucce = 烟弹 = 카트리지 = カートリッジ = картриджи = ống tinh dầu
flower = fleurs = flores = Blüten = fiori = 花 = 플라워 = フラワー = соцветия = hoa
(?:infused )?(?:drinks|beverages) = boissons = bebidas = Getränke = bevande = 饮料 = 음료 = ドリンク = напитки = đồ uống
tinctures = teintures = tinturas = Tinkturen = tinture = 酊剂 = 팅크처 = チンキ = настойки = tinh dầu nhỏ giọt
topicals = soins pour la peau = produtos para a pele = Produkte für die Haut = prodotti per la pelle = 外用品 = 피부용 제품 = 肌用製品 = средства для кожи = sản phẩm thoa da
with (?:proof(?: of service)?|(?:an? )?(?:military |staff |work )?(?:id|badge|card)) = avec justificatif = com comprovante = mit Nachweis = con documento = 凭证件 = 증빙 필요 = 証明書が必要 = с подтверждением = có giấy tờ chứng minh
`
