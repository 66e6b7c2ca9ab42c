import type { ForeignLanguage } from './phrases.ts'

/** What is said of delivery, parking, pickup and points in one language, beside its set phrases. */
export type ServiceWords = {
  minimum: string
  fee: string
  freeOver: string
  parking: string
  noParking: string
  pickup: string
  points: string
}

export const SERVICE_WORDS: Record<ForeignLanguage, ServiceWords> = {
  fr: {
    minimum: 'commande minimum',
    fee: 'frais de livraison',
    freeOver: 'livraison gratuite dès',
    parking: 'Oui, nous avons un parking gratuit.',
    noParking: "Nous n'avons pas de parking à nous.",
    pickup: 'Oui, vous pouvez commander et retirer en magasin.',
    points: 'Notre programme de fidélité :',
  },
  pt: {
    minimum: 'pedido mínimo',
    fee: 'taxa de entrega',
    freeOver: 'entrega grátis a partir de',
    parking: 'Sim, temos estacionamento grátis.',
    noParking: 'Não temos estacionamento próprio.',
    pickup: 'Sim, você pode pedir e retirar na loja.',
    points: 'O nosso programa de pontos:',
  },
  de: {
    minimum: 'Mindestbestellwert',
    fee: 'Liefergebühr',
    freeOver: 'kostenlose Lieferung ab',
    parking: 'Ja, wir haben einen kostenlosen Parkplatz.',
    noParking: 'Wir haben leider keinen eigenen Parkplatz.',
    pickup: 'Ja, Sie können vorbestellen und im Laden abholen.',
    points: 'Unser Treueprogramm:',
  },
  it: {
    minimum: 'ordine minimo',
    fee: 'costo di consegna',
    freeOver: 'consegna gratis da',
    parking: 'Sì, abbiamo un parcheggio gratuito.',
    noParking: 'Non abbiamo un parcheggio nostro.',
    pickup: 'Sì, puoi ordinare e ritirare in negozio.',
    points: 'Il nostro programma fedeltà:',
  },
  zh: {
    minimum: '最低消费',
    fee: '配送费',
    freeOver: '免配送费满',
    parking: '有，我们有免费停车场。',
    noParking: '我们没有自己的停车场。',
    pickup: '可以，您可以先下单再到店自取。',
    points: '我们的会员积分：',
  },
  ko: {
    minimum: '최소 주문',
    fee: '배달비',
    freeOver: '무료 배달 기준',
    parking: '네, 무료 주차장이 있습니다.',
    noParking: '저희 전용 주차장은 없습니다.',
    pickup: '네, 미리 주문하고 매장에서 찾아가실 수 있습니다.',
    points: '포인트 안내:',
  },
  ja: {
    minimum: '最低注文額',
    fee: '配達料',
    freeOver: '送料無料の額',
    parking: 'はい、無料の駐車場があります。',
    noParking: '専用の駐車場はありません。',
    pickup: 'はい、注文して店頭で受け取れます。',
    points: 'ポイントのご案内：',
  },
  ru: {
    minimum: 'минимальный заказ',
    fee: 'стоимость доставки',
    freeOver: 'бесплатная доставка от',
    parking: 'Да, у нас есть бесплатная парковка.',
    noParking: 'Своей парковки у нас нет.',
    pickup: 'Да, можно заказать и забрать в магазине.',
    points: 'Наша бонусная программа:',
  },
  vi: {
    minimum: 'đơn tối thiểu',
    fee: 'phí giao hàng',
    freeOver: 'miễn phí giao hàng từ',
    parking: 'Có, chúng tôi có bãi đậu xe miễn phí.',
    noParking: 'Chúng tôi không có bãi đậu xe riêng.',
    pickup: 'Được, bạn có thể đặt trước và nhận tại cửa hàng.',
    points: 'Chương trình điểm thưởng:',
  },
}
