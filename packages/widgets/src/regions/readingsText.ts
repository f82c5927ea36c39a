/** Usual readings of the characters in names of regions: a syllable, then its characters. */
export const READINGS_TEXT = `a阿 ai爱 an安岸庵鞍 ang昂 ao敖澳 ba八坝巴灞霸鲅 bai拜柏白百 ban坂版班 bao保包堡宝 bei北碑碚贝陂 ben本 beng蚌 bi壁比毕濞璧碧 bian边 bie别
bin宾彬滨 bing兵秉 bo亳伯勃博播泊波 bu埠布步部 cai彩蔡 cang仓沧苍 cao曹草 ce册策 cen岑 cha察岔查茶 chai柴 chan瀍禅 chang厂场常昌长
chao巢朝潮 che车 chen称辰郴陈 cheng呈城成承澄 chi池茌赤 chong充冲崇重 chou畴 chu楚滁 chuan川船 chun春淳 ci慈次磁 cong丛从 cui翠
cun村 cuo措错 da大达 dai代傣岱带戴 dan丹儋单旦郸 dang党宕当砀 dao刀岛稻道 de得德的 deng灯登磴等邓 di地坻底棣滴迪 dian垫店淀点电甸 die叠迭
ding丁定顶鼎 dong东侗洞 dou斗 du度杜渡独都 duan端 dui堆 dun敦 duo多掇 e峨鄂额 en恩 er二儿尔洱 fa法 fan樊烦番繁范 fang坊房放方邡防 fei妃肥费
fen分汾芬 feng丰凤奉封峰烽锋风 fo佛 fu复孚富府扶抚浮涪福符罘芙阜附 ga嘎噶 gai改盖 gan干感甘赣 gang冈刚岗港钢 gao皋藁高 ge个仡各戈格葛阁革 gen根 geng耿
gong公共功宫工巩弓恭拱珙贡 gou沟 gu古固姑故沽谷鼓 gua瓜 guai拐 guan关冠官灌管莞观馆 guang光广 gui归桂贵 guo国果郭 ha哈 hai海 han含寒汉涵罕邗邯韩
hang杭 hao好浩濠 he合和河禾荷菏贺赫鹤 hei黑 heng亨恒横衡 hong宏洪红虹 hou侯后 hu互呼壶户湖祜胡葫虎鄠 hua划化华桦滑花骅 huai怀槐淮 huan桓环
huang凰晃湟潢煌皇黄 hui会回徽惠晖汇辉 hun浑珲 huo获霍 ji冀即及吉基暨极济积稷级绩蓟集鸡 jia伽佳加嘉夹家架贾迦郏 jian剑尖建涧监碱简箭间 jiang姜将江疆绛
jiao交椒焦礁胶蕉蛟郊 jie介揭界结节街解 jin晋津缙进金锦 jing井京旌景泾竞箐精经荆镜靖静 jiu久九旧酒鸠 ju句居巨莒 juan鄄 jue觉 jun军君峻浚 ka卡喀 kai凯开
kan坎 kang康 kao考 ke克可岢柯科 ken垦 kong崆 kou口 ku库 kuan宽 kuang矿 kui奎 kun坤昆 la喇拉腊 lai崃来涞莱赉 lan兰岚澜蓝
lang廊朗浪琅蒗郎阆 lao佬崂老 le乐勒 lei垒类耒雷 leng冷棱楞 li丽傈利力历李栗梨溧澧犁理礼离立荔蠡醴里鲤黎 lian廉涟濂联莲连 liang两凉梁良 liao聊辽 lie列烈
lin临林蔺邻麟 ling令凌岭灵陵零 liu六柳流浏留 long陇隆龙 lou娄楼 lu卢庐泸渌潞炉碌禄芦路陆鲁鹿麓 luan峦栾滦 lun仑伦轮 luo洛漯罗萝 lü吕旅绿 lüe略
ma玛马麻 mai迈麦 man曼满 mang芒茫 mao毛茂茅 mei梅湄眉美 men们门 meng勐孟梦盟蒙 mi密弥汨泌米 mian冕勉棉渑绵 miao苗 min岷敏民闵闽 ming名明鸣
mo墨末漠磨莫谟默 mou谋 mu仫木沐牟牡牧穆 na纳那 nai乃奈 nan南 nang囊 nao淖 ne讷 nei内 nen嫩 ni尼 nian年碾 nie聂 ning宁 niu牛 nong农
nu怒 nuo诺 ou瓯 pai牌 pan攀潘盘磐 pei沛 peng彭蓬 pi皮邳郫 pian偏 piao票 ping凭坪屏平萍 po坡鄱颇 pu仆埔普浦濮莆蒲谱
qi七其启奇岐旗杞栖淇祁綦耆蕲起麒齐 qia恰 qian乾前千潜犍谦迁钱阡黔 qiang强羌 qiao巧桥硚谯 qie且茄 qin勤沁秦覃钦 qing庆晴清青 qiong琼邛 qiu丘邱
qu区曲朐渠衢 quan全劝圈权泉 que确 qun群 rang壤让 rao饶 ren仁任 ri日 rong容榕荣蓉融 rou柔 ru乳如汝 rui瑞芮 run润 ruo若 sa撒萨 sai塞赛
san三 sang桑 se色 sha沙莎 shan善山汕鄯陕 shang上商尚 shao绍邵韶 she射涉畲社 shen审沈深申神莘 sheng圣嵊省胜 shi什十始市师施氏浉狮石 shou寿手首
shu墅曙树沭熟疏舒蜀 shuang双 shui水 shun顺 shuo朔硕 si四寺思斯泗 song嵩松淞 su僳宿肃苏 sui濉睢穗绥遂随 sun孙 suo索 ta塔 tai台太泰
tan坛滩潭郯 tang唐堂塘棠汤 tao桃洮陶 te特 teng滕腾藤 ti提 tian天田 tiao调 tie铁 ting亭汀 tong同峒桐潼通铜 tou头 tu吐图土徒涂突 tuan团
tun屯 tuo托拖脱陀 wa佤洼瓦 wai外 wan万宛湾 wang旺望汪王 wei为伟卫围委威尉尾巍微未渭潍维蔚魏 wen文汶温闻 weng瓮翁 wo卧斡沃涡 wu乌五伍务吴吾婺巫悟无梧武舞芜
xi习喜息昔歙浠淅溪细西锡隰 xia下厦夏峡辖霞 xian仙县咸献贤鲜 xiang乡厢向响湘相祥翔芗襄象镶项香 xiao孝小猇萧霄 xie谢 xin信心忻新辛 xing兴星杏荥行邢陉 xiong雄
xiu休修岫秀 xu叙圩徐溆盱许 xuan宣玄 xue穴薛 xun寻循旬浔逊 ya亚崖涯牙琊雅鸭 yan偃兖堰岩延彦晏沿炎烟焉盐研砚郾鄢铅阎雁 yang央扬杨洋漾羊阳 yao姚尧瑶耀要遥
ye业冶叶掖邺野 yi义仪伊依夷宜峄弋彝易沂猗益眙翼谊邑驿黟 yin印殷荫鄞银阴音 ying应盈英营蓥迎颍鹰 yong埇永邕雍 you友右尤攸油游犹邮酉
yu于余域宇屿峪榆渝玉盂禹禺舆虞裕豫郁隅雨鱼 yuan元原员园垣沅源苑袁远 yue岳月越 yun云匀筠蕴运郓郧 za杂 zai载 zan赞 zang藏 zao枣 ze则泽 zeng增曾
zha扎札柞闸 zhai寨 zhan沾湛站 zhang丈张彰樟漳章 zhao召招昭照肇诏赵 zhe柘浙 zhen圳振浈真贞镇 zheng征政正蒸郑 zhi峙志指枝植沚治直织脂至芝芷陟
zhong中仲忠钟 zhou周州洲舟 zhu主助柱株珠祝竹诸驻 zhuang壮庄 zhun准 zhuo卓涿 zi子孜梓淄滋秭紫自资 zong宗枞 zou邹 zu族足 zui嘴 zun遵 zuo作左`;

/** Names that are read otherwise, with a syllable for each character. */
export const OTHER_READINGS_TEXT = `六安lu'an 六合lu'he 涡阳guo'yang 歙县she'xian 泌阳bi'yang 浚县xun'xian 洪洞hong'tong 繁峙fan'shi 乐亭lao'ting
乐清yue'qing 乐陵lao'ling 蔚县yu'xian 单县shan'xian 尉犁yu'li 黄陂huang'pi 大埔da'bu 吴堡wu'bu 宕昌tan'chang
长子zhang'zi 子长zi'chang 大城dai'cheng 东阿dong'e 荥经ying'jing 番禺pan'yu 闵行min'hang 召陵shao'ling 调兵diao'bing`;
